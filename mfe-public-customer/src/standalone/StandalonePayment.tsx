import { PaymentView } from '../features/payment/components/PaymentView';
import { usePaymentText } from '../messages/usePaymentText';
import { StandaloneFrame } from './StandaloneFrame';
import type { StandalonePageProps } from './StandalonePage';
import { useDocument } from './useDocument';

type Props = Pick<StandalonePageProps, 'token' | 'config'>;

/** The page of a payment without the portal around it. Nothing of the form is part of it. */
export function StandalonePayment(props: Props) {
  return (
    <StandaloneFrame config={props.config}>
      <Content {...props} />
    </StandaloneFrame>
  );
}

/** In the frame, which provides the language. */
function Content({ token, config }: Props) {
  const t = usePaymentText();
  useDocument(t('payment.title'), config?.brandName);
  return <PaymentView token={token} config={config} support={config?.support ?? null} />;
}
