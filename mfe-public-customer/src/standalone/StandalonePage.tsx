import type { PortalConfig } from '@portal/shared/contract';
import { useDirection, useI18n } from '@portal/shared/i18n';
import { Logo } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CustomerNotice } from '../entities/customer-link/components/CustomerNotice';
import { FormView } from '../features/customer-form/components/FormView';
import { PageFrame } from '../features/customer-form/components/PageFrame';
import { LazySuccess } from '../features/customer-form/components/LazySuccess';
import { LazyPayment } from '../features/payment/components/LazyPayment';
import { sentState, sentTo } from '../features/customer-form/model/sent';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';

export interface StandalonePageProps {
  path: string;
  token: string | null;
  config: PortalConfig | null;
  /** What the history remembers of this page. */
  historyState?: unknown;
}

const Top = styled.header`
  display: flex;
  align-items: center;
  min-block-size: 4rem;
  padding-inline: var(--space-5);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
`;

const pageKinds = Object.keys(paths) as (keyof typeof paths)[];
const getPageKind = (path: string): keyof typeof paths | 'unknown' => {
  const clean = path.replace(/\/+$/, '');
  return pageKinds.find((kind) => paths[kind] === clean) ?? 'unknown';
};

/** The customer's page without the portal around it. */
export function StandalonePage({ config, ...props }: StandalonePageProps) {
  const brand = config?.brandName;
  return (
    <>
      {brand && (
        <Top>
          <Logo brand={brand} />
        </Top>
      )}
      <main>
        <PageFrame>
          <Content {...props} config={config} />
        </PageFrame>
      </main>
    </>
  );
}

function Content({ path, token, config, historyState }: StandalonePageProps) {
  const t = useText();
  const [sent, setSent] = useState(() => sentTo(historyState));
  const page = sent === null ? getPageKind(path) : 'success';
  const support = config?.support ?? null;
  useDocument(t(`customer.${page}.title`), config?.brandName);

  function onSent(company: string) {
    window.history.replaceState(sentState(company), '', paths.success);
    setSent(company);
    window.scrollTo(0, 0);
  }

  if (page === 'form') return <FormView token={token} config={config} support={support} onSent={onSent} />;
  if (page === 'payment') return <LazyPayment token={token} config={config} support={support} />;
  if (page === 'success') return <LazySuccess company={sent} support={support} />;
  return (
    <CustomerNotice title={t('customer.unknown.notice')} icon="alert" support={support}>
      {t('customer.unknown.text')}
    </CustomerNotice>
  );
}

/** Title, language and direction of the document, which only this page controls here. */
function useDocument(title: string, brand: string | undefined): void {
  const { locale } = useI18n();
  const direction = useDirection();
  useEffect(() => {
    document.title = brand ? `${title} · ${brand}` : title;
  }, [title, brand]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
}
