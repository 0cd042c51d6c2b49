import type { TripLedger, TripRecord } from '@portal/shared/contract';
import { EditFrame } from '@portal/shared/forms/edit';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { Stack } from '@portal/shared/ui';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEndTripText } from '../../../messages/useEndTripText';
import { tripPaths } from '../../../entities/trip/paths';
import { useEndTrip } from '../hooks/useEndTrip';
import { endFields } from '../model/end-values';
import { AccountCard } from './AccountCard';
import { ChargesCard } from './ChargesCard';
import { DepositCard } from './DepositCard';
import { Columns, Side } from './frame';
import { HoldCard } from './HoldCard';
import { PaymentCard } from './PaymentCard';
import { ReturnCard } from './ReturnCard';
import { ReturnCheck } from './ReturnCheck';
import { StatusCard } from './StatusCard';

interface Props {
  trip: TripRecord;
  companyId: string;
  ledger: TripLedger | null;
  onChanged: () => void;
}

/** Closes a trip: the return, the charges, and the settlement next to them as it grows. */
export function EndTripForm({ trip, companyId, ledger, onChanged }: Props) {
  const t = useEndTripText();
  const navigate = useNavigate();
  const endTrip = useEndTrip({ trip, companyId, ledger, onChanged });
  const { form, errors } = endTrip;
  const charges = useFieldArray({ control: form.control, name: 'additionalCharges' });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  useArrivalFocus(() => form.setFocus('currentKilometre'));
  const returnAll = useRef<HTMLButtonElement>(null);
  /** The deposit, until somebody has decided about it. */
  const goOn = () => {
    const { depositDeducted, depositReturned } = endTrip.values;
    if (!returnAll.current || depositDeducted || depositReturned) return false;
    returnAll.current.focus();
    return true;
  };
  const onOdometer = (kilometre: number) =>
    form.setValue('currentKilometre', String(kilometre), { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap={5}>
      <ReturnCheck
        trip={trip}
        onOdometer={onOdometer}
        charged={endTrip.values.additionalCharges.flatMap(({ difference }) => difference ?? [])}
        onCharge={(type, difference) => {
          // Its type is known; only the amount is missing.
          const focusName = `additionalCharges.${charges.fields.length}.amount`;
          charges.append({ type, amount: '', difference }, { focusName });
        }}
      />
      <EditFrame
        dirty={isDirty}
        busy={isSubmitting}
        failure={endTrip.failure}
        summary={errors.summary(endFields.filter((name) => name !== 'additionalCharges'))}
        blocker={endTrip.blocker}
        onSubmit={endTrip.submit}
        onBlur={errors.onBlur}
        submitCount={submitCount}
        bar={{ message: t('endTrip.bar'), saveLabel: t('endTrip.submit') }}
        onDiscard={() => {
          endTrip.discard();
          void navigate(tripPaths.ongoing);
        }}
      >
        <Columns>
          <Stack gap={5}>
            <ReturnCard endTrip={endTrip} trip={trip} goOn={goOn} />
            <ChargesCard trip={trip} endTrip={endTrip} charges={charges} />
            <DepositCard endTrip={endTrip} usual={returnAll} />
            <HoldCard endTrip={endTrip} />
            <PaymentCard endTrip={endTrip} />
            <StatusCard endTrip={endTrip} />
          </Stack>
          <Side>
            <AccountCard
              trip={trip}
              account={endTrip.account}
              values={endTrip.values}
              differs={endTrip.differs}
            />
          </Side>
        </Columns>
      </EditFrame>
    </Stack>
  );
}
