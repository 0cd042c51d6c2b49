import { useConfig } from '@portal/shared/portal';
import { useLinkToken } from '../../customer-link/hooks/useLinkToken';
import { FormNotice } from '../components/FormNotice';

export function FormNoticePage() {
  const token = useLinkToken();
  return <FormNotice hasToken={token !== null} support={useConfig().support} />;
}
