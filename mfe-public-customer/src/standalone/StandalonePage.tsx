import { addBasePath } from '@portal/shared/base-path';
import type { PortalConfig } from '@portal/shared/contract';
import { useState } from 'react';
import { CustomerNotice } from '../entities/customer-link/components/CustomerNotice';
import { FormView } from '../features/customer-form/components/FormView';
import { LazySuccess } from '../features/customer-form/components/LazySuccess';
import { sentState, readSentTo } from '../features/customer-form/model/sent';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { StandaloneFrame } from './StandaloneFrame';
import { useDocument } from './useDocument';

export interface StandalonePageProps {
  path: string;
  token: string | null;
  config: PortalConfig | null;
  /** What the history remembers of this page. */
  historyState?: unknown;
}

type PageKind = 'form' | 'success';
const pageKinds: readonly PageKind[] = ['form', 'success'];
const getPageKind = (path: string): PageKind | 'unknown' => {
  const clean = path.replace(/\/+$/, '');
  return pageKinds.find((kind) => paths[kind] === clean) ?? 'unknown';
};

/** The customer's form without the portal around it. */
export function StandalonePage({ config, ...props }: StandalonePageProps) {
  return (
    <StandaloneFrame config={config}>
      <Content {...props} config={config} />
    </StandaloneFrame>
  );
}

function Content({ path, token, config, historyState }: StandalonePageProps) {
  const t = useText();
  const [sent, setSent] = useState(() => readSentTo(historyState));
  const page = sent === null ? getPageKind(path) : 'success';
  const support = config?.support ?? null;
  useDocument(t(`customer.${page}.title`), config?.brandName);

  function onSent(company: string) {
    window.history.replaceState(sentState(company), '', addBasePath(paths.success));
    setSent(company);
    window.scrollTo(0, 0);
  }

  if (page === 'form') return <FormView token={token} config={config} support={support} onSent={onSent} />;
  if (page === 'success') return <LazySuccess company={sent} support={support} />;
  return (
    <CustomerNotice title={t('customer.unknown.notice')} icon="alert" support={support}>
      {t('customer.unknown.text')}
    </CustomerNotice>
  );
}
