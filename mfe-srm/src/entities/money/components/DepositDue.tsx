import { formatDate, formatMoney } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';

interface Props {
  left: number;
  dueAt: string | null;
  onGiveBack: () => void;
}

/** The date by which the rest of a deposit must be returned, if a law says so. */
export function DepositDue({ left, dueAt, onGiveBack }: Props) {
  const t = useMoneyText();
  const clock = useServerClock();
  const { id: country, currency } = useCountry();
  if (left <= 0 || !dueAt) return null;
  const isLate = Date.parse(dueAt) < clock.now();
  return (
    <Banner
      tone={isLate ? 'danger' : 'info'}
      title={t(isLate ? 'money.depositLate' : 'money.depositDue', {
        amount: formatMoney(left, currency),
        at: formatDate(dueAt, country),
      })}
      action={
        <Button size="sm" onClick={onGiveBack}>
          {t('money.giveBack')}
        </Button>
      }
    />
  );
}
