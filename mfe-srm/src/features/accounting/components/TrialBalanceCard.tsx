import type { AccountingSummary } from '@portal/shared/contract';
import { Card, Stack, Text } from '@portal/shared/ui';
import { useAccountingText } from '../../../messages/useAccountingText';
import { formatAmount } from '../model/format-amount';
import { AmountTable } from './AmountTable';

/** What was debited and credited in the period, by account. */
export function TrialBalanceCard({ summary: { accounts, total } }: { summary: AccountingSummary }) {
  const t = useAccountingText();
  return (
    <Card title={t('accounting.trialBalance')}>
      <Stack gap={3}>
        <AmountTable
          label={t('accounting.trialBalance')}
          columns={[t('accounting.account'), t('accounting.debit'), t('accounting.credit')]}
          rows={accounts.map(({ account, debit, credit }) => ({
            key: account,
            cells: [t(`accounting.of.${account}`), formatAmount(debit), formatAmount(credit)],
          }))}
          total={[t('accounting.total'), formatAmount(total.debit), formatAmount(total.credit)]}
        />
        {total.debit === total.credit && <Text tone="muted">{t('accounting.balanced')}</Text>}
      </Stack>
    </Card>
  );
}
