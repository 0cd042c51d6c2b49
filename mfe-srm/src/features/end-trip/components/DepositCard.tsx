import { DAY, fromMinorUnits, limits } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCapability, useCountry } from '@portal/shared/portal';
import { Button, Card, FieldRow } from '@portal/shared/ui';
import type { RefObject } from 'react';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { readTypedMinor, type EndFieldName } from '../model/end-values';
import { AmountField } from './AmountField';
import { MethodField } from './MethodField';
import { ReasonField } from './ReasonField';

/** The fields whose rules depend on the deposit. */
const dependents: EndFieldName[] = ['depositReason', 'depositReturned', 'collectedNow', 'customerStatus'];

interface Props {
  endTrip: EndTrip;
  /** The usual way: all of it goes back. */
  usual: RefObject<HTMLButtonElement | null>;
}

/** What happens to the deposit; asks nothing if none is held. */
export function DepositCard({ endTrip, usual }: Props) {
  const { form, values, depositLeft } = endTrip;
  const t = useEndTripText();
  const { id: country, currency } = useCountry();
  const keepsMethods = useCapability('payment-methods');
  if (depositLeft <= 0) return null;
  const rest = depositLeft - readTypedMinor(values.depositDeducted);
  const within = limits.trip.depositReturn[country];
  const held = { amount: formatMoney(depositLeft, currency) };
  return (
    <Card
      title={t('endTrip.deposit')}
      subtitle={
        within === null
          ? t('endTrip.depositHeld', held)
          : t('endTrip.depositHeldUntil', { ...held, days: within / DAY })
      }
      // Before the fields: it is the usual way.
      actions={
        rest > 0 && (
          <Button
            ref={usual}
            size="sm"
            onClick={() =>
              form.setValue('depositReturned', fromMinorUnits(rest), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {t('endTrip.returnAll', { amount: formatMoney(rest, currency) })}
          </Button>
        )
      }
    >
      <FieldRow>
        <AmountField endTrip={endTrip} name="depositDeducted" deps={dependents} optional />
        <ReasonField endTrip={endTrip} name="depositReason" />
      </FieldRow>
      <FieldRow>
        <AmountField endTrip={endTrip} name="depositReturned" deps={dependents} optional />
        {keepsMethods && readTypedMinor(values.depositReturned) > 0 && (
          <MethodField endTrip={endTrip} name="depositReturnMethod" />
        )}
      </FieldRow>
    </Card>
  );
}
