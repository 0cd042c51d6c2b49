import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import type { LinkProblem } from '../model/link-problem';
import { CustomerNotice, type CustomerNoticeProps } from './CustomerNotice';
import type { Support } from './SupportContacts';

interface LinkNoticeProps {
  readonly problem: LinkProblem;
  readonly support: Support | null;
  readonly onRetry: () => void;
}

const icons: Readonly<Record<LinkProblem, CustomerNoticeProps['icon']>> = {
  missing: 'mail',
  wrong: 'alert',
  expired: 'clock',
  used: 'check',
  revoked: 'clock',
  unreachable: 'alert',
};

/** Why there is no form, and what to do about it. */
export function LinkNotice({ problem, support, onRetry }: LinkNoticeProps) {
  const t = useText();
  const say = useMessages();
  const retry = (
    <Button variant="primary" icon="refresh" onClick={onRetry}>
      {say('ui.tryAgain')}
    </Button>
  );
  return (
    <CustomerNotice
      title={t(`customer.problem.${problem}`)}
      icon={icons[problem]}
      support={support}
      action={problem === 'unreachable' ? retry : undefined}
    >
      {t(`customer.problem.${problem}.text`)}
    </CustomerNotice>
  );
}
