import { useMessages } from '@portal/shared/i18n';
import { Banner, Button, Stack } from '@portal/shared/ui';
import { CustomerNotice } from '../../../entities/customer-link/components/CustomerNotice';
import { LoadingCard } from '../../../entities/customer-link/components/LoadingCard';
import { SupportContacts, type Support } from '../../../entities/customer-link/components/SupportContacts';
import { useOnline } from '../../../entities/customer-link/hooks/useOnline';
import type { LinkConfig } from '../../../entities/customer-link/model/create-link-client';
import type { LinkProblem } from '../../../entities/customer-link/model/link-problem';
import { usePaymentText } from '../../../messages/usePaymentText';
import { usePayment } from '../hooks/usePayment';
import { PaymentFacts } from './PaymentFacts';
import { PaymentNotices } from './PaymentNotices';
import { PaymentOutcome } from './PaymentOutcome';
import { PaymentWays } from './PaymentWays';

export interface PaymentViewProps {
  /** Null if the page was opened without a link. */
  readonly token: string | null;
  readonly config: LinkConfig | null;
  readonly support: Support | null;
}

/** Who asks for a payment, what for, and how to pay; or why there is none. */
export function PaymentView({ token, config, support }: PaymentViewProps) {
  const t = usePaymentText();
  const isOnline = useOnline();
  const { state, retry } = usePayment(token, config);
  if (state.status === 'loading') return <LoadingCard label={t('payment.loading')} />;
  if (state.status === 'problem')
    return <PaymentProblem problem={state.problem} support={support} onRetry={retry} />;
  const { page, api } = state;
  return (
    <Stack gap={4}>
      {!isOnline && (
        <Banner tone="warning" title={t('payment.offline')}>
          {t('payment.offline.text')}
        </Banner>
      )}
      <PaymentFacts page={page} />
      <PaymentNotices page={page} api={api} />
      {page.state === 'OPEN' ? (
        <PaymentWays page={page} api={api} onPaid={retry} />
      ) : (
        <PaymentOutcome page={page} api={api} />
      )}
      {support && <SupportContacts {...support} />}
    </Stack>
  );
}

interface PaymentProblemProps {
  readonly problem: LinkProblem;
  readonly support: Support | null;
  readonly onRetry: () => void;
}

const icons = {
  missing: 'mail',
  wrong: 'alert',
  expired: 'clock',
  revoked: 'clock',
  unreachable: 'alert',
} as const;

function PaymentProblem({ problem: named, support, onRetry }: PaymentProblemProps) {
  const t = usePaymentText();
  const say = useMessages();
  // The link of a payment is never used up.
  const problem = named === 'used' ? 'wrong' : named;
  return (
    <CustomerNotice
      title={t(`payment.problem.${problem}`)}
      icon={icons[problem]}
      support={support}
      action={
        problem === 'unreachable' ? (
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {say('ui.tryAgain')}
          </Button>
        ) : undefined
      }
    >
      {t(`payment.problem.${problem}.text`)}
    </CustomerNotice>
  );
}
