import { useConfig } from '@portal/shared/portal';
import { useLinkToken } from '../../customer-link/hooks/useLinkToken';
import { SuccessNotice } from '../components/SuccessNotice';

export function SuccessNoticePage() {
  // The link may lead here too, and its token must not stay in the address here either.
  useLinkToken();
  return <SuccessNotice support={useConfig().support} />;
}
