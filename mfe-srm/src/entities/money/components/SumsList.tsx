import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';
import type { Sums } from '../model/ledger';

/** The balance of a trip; with the deposit only if one was agreed or taken. */
export function SumsList({ sums }: { sums: Sums }) {
  const t = useMoneyText();
  const { currency } = useCountry();
  const line = (term: string, minor: number) => ({
    id: term,
    term,
    description: formatMoney(minor, currency),
  });
  const { balance } = sums;
  const hasDeposit = sums.agreed > 0 || sums.held > 0;
  return (
    <DescriptionList
      items={[
        line(t('money.total'), sums.total),
        line(t('money.paid'), sums.paid),
        ...(sums.credited > 0 ? [line(t('money.credited'), sums.credited)] : []),
        ...(sums.deducted > 0 ? [line(t('money.kept'), sums.deducted)] : []),
        line(t(balance < 0 ? 'money.owed' : 'money.open'), Math.abs(balance)),
        ...(hasDeposit
          ? [
              line(t('money.deposit'), sums.held > 0 ? sums.held : sums.agreed),
              line(t('money.depositLeft'), sums.left),
            ]
          : []),
        ...(sums.onCard > 0 ? [line(t('money.hold.title'), sums.onCard)] : []),
      ]}
    />
  );
}
