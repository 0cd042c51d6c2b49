import { formatMoney } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Banner, Card, FieldRow, Text } from '@portal/shared/ui';
import { RadioCards } from '@portal/shared/ui/form';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { computeAmountLeft, readTypedMinor } from '../model/end-values';
import { AmountField } from './AmountField';
import { MethodField } from './MethodField';

/** What is paid at the counter; asks nothing if nothing is open. */
export function PaymentCard({ endTrip }: { endTrip: EndTrip }) {
  const { form, values, account } = endTrip;
  const t = useEndTripText();
  const { currency } = useCountry();
  const money = (minor: number) => formatMoney(minor, currency);
  const isKept = useCapability('counter-payments');
  if (!account || !isKept) return null;
  const open = Math.max(
    0,
    account.balance - readTypedMinor(values.depositDeducted) - readTypedMinor(values.holdCaptured),
  );
  const left = computeAmountLeft(values, account.balance);
  return (
    <Card title={t('endTrip.payment')}>
      {account.balance < 0 && (
        <Banner tone="warning" title={t('endTrip.toGiveBack', { amount: money(-account.balance) })}>
          {t('endTrip.toGiveBackText')}
        </Banner>
      )}
      {open === 0 && account.balance >= 0 && <Text tone="muted">{t('endTrip.nothingOpen')}</Text>}
      {open > 0 && (
        <>
          <RadioCards
            {...form.register('collect', { deps: ['collectedNow', 'customerStatus'] })}
            label={t('endTrip.collect')}
            options={[
              { value: 'all', title: t('endTrip.collectAll', { amount: money(open) }) },
              { value: 'part', title: t('endTrip.collectPart'), description: t('endTrip.collectPartText') },
            ]}
          />
          <FieldRow>
            {values.collect === 'part' && (
              <AmountField
                endTrip={endTrip}
                name="collectedNow"
                deps={['customerStatus']}
                help={left > 0 && t('endTrip.left', { amount: money(left) })}
              />
            )}
            <MethodField endTrip={endTrip} name="paymentMethod" />
          </FieldRow>
        </>
      )}
    </Card>
  );
}
