import type { PortalConfig } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Logo } from '@portal/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { CustomerNotice } from '../features/release-notice/components/CustomerNotice';
import { FormNotice } from '../features/release-notice/components/FormNotice';
import { SuccessNotice } from '../features/release-notice/components/SuccessNotice';
import type en from '../messages/en.messages.json';
import { paths } from '../paths';

export interface StandalonePageProps {
  path: string;
  hasToken: boolean;
  config: PortalConfig | null;
}

const Top = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  padding-inline: var(--space-5);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
`;

const pageOf = (path: string): 'form' | 'success' | 'unknown' => {
  const clean = path.replace(/\/+$/, '');
  return clean === paths.form ? 'form' : clean === paths.success ? 'success' : 'unknown';
};

/** The customer's page without the portal around it. */
export function StandalonePage({ path, hasToken, config }: StandalonePageProps) {
  const t = useMessages<keyof typeof en>();
  const page = pageOf(path);
  const title = t(`customer.${page}.title`);
  const brand = config?.brandName;
  const support = config?.support ?? null;
  useEffect(() => {
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title, brand]);
  return (
    <>
      {brand && (
        <Top>
          <Logo brand={brand} />
        </Top>
      )}
      <main>
        {page === 'form' && <FormNotice hasToken={hasToken} support={support} />}
        {page === 'success' && <SuccessNotice support={support} />}
        {page === 'unknown' && (
          <CustomerNotice title={t('customer.unknown.notice')} support={support} illustration="not-found">
            {t('customer.unknown.text')}
          </CustomerNotice>
        )}
      </main>
    </>
  );
}
