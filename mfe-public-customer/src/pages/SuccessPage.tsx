import { useConfig } from '@portal/shared/portal';
import { useLocation } from 'react-router-dom';
import { useLinkToken } from '../features/customer-link/hooks/useLinkToken';
import { PageFrame } from '../features/customer-form/components/PageFrame';
import { SuccessView } from '../features/customer-form/components/SuccessView';
import { readSentTo } from '../features/customer-form/model/sent';

export function SuccessPage() {
  // A link may lead here too, and its token must not stay in the address here either.
  useLinkToken();
  const { state } = useLocation() as { state: unknown };
  return (
    <PageFrame>
      <SuccessView company={readSentTo(state)} support={useConfig().support} />
    </PageFrame>
  );
}
