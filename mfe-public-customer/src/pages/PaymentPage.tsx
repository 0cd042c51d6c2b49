import { useConfig } from '@portal/shared/portal';
import { useLinkToken } from '../features/customer-link/hooks/useLinkToken';
import { PageFrame } from '../features/customer-form/components/PageFrame';
import { PaymentView } from '../features/payment/components/PaymentView';

export function PaymentPage() {
  const token = useLinkToken();
  const config = useConfig();
  return (
    <PageFrame>
      <PaymentView token={token} config={config} support={config.support} />
    </PageFrame>
  );
}
