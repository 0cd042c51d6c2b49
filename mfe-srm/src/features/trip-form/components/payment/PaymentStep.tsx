import type { TripRecord } from '@portal/shared/contract';
import { Form, FormFailure, useUnsavedGuard } from '@portal/shared/forms';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useServerClock } from '@portal/shared/portal';
import { FormErrors } from '@portal/shared/ui/form';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { SendButton } from '@portal/shared/ui/send-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { getQuoteTotal } from '../../../../libraries/price/quote';
import { usePaymentForm } from '../../hooks/usePaymentForm';
import { usePeriodField } from '../../hooks/usePeriodField';
import { useQuote } from '../../hooks/useQuote';
import { paymentPaths } from '../../model/payment-values';
import { readPeriod, createUsualPeriod, type Period } from '../../model/period';
import { readTripTaken } from '../../model/taken';
import { DocumentNotice } from '../customer/DocumentNotice';
import { StepBar } from '../frame/StepBar';
import { TakenPanel } from '../vehicle/TakenPanel';
import { AmountsCard } from './AmountsCard';
import { CardHold } from './CardHold';
import { PeriodCard } from './PeriodCard';
import { PriceCard } from './PriceCard';

interface Props {
  trip: TripRecord;
  onDone: () => void | Promise<void>;
}

/** When, for how much, what is paid now, and the deposit. */
export function PaymentStep({ trip, onDone }: Props) {
  const t = useTripFormText();
  const clock = useServerClock();
  const [first] = useState<Period>(
    () => readPeriod(trip.bookingStartDate, trip.bookingEndDate) ?? createUsualPeriod(clock.now()),
  );
  const field = usePeriodField(first);
  const { period, problem } = field;
  const { quote, lastQuote, error, isWorking } = useQuote(
    trip.vehicle,
    problem ? null : period,
    trip.bookingId,
  );
  const total = getQuoteTotal(quote?.quote);
  const usual = (quote ?? lastQuote)?.usual ?? null;
  const paymentForm = usePaymentForm(trip, period, total);
  useArrivalFocus(() => paymentForm.form.setFocus('advanceAmount'));
  const { isDirty, isSubmitting, submitCount } = paymentForm.form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty || paymentForm.isMoved, { steps: true });
  const refused = readTripTaken(paymentForm.failure);
  const taken = refused ?? (quote && !quote.isFree ? quote : null);
  const periodError = paymentForm.failure?.fields.find(({ path }) => path.startsWith('booking'))?.message;
  /** Submitted while the price is loading: it is sent once the price is there. */
  const [isAwaitingPrice, setAwaitingPrice] = useState(false);
  const save = async () => {
    if (problem) return;
    setAwaitingPrice(isWorking);
    if (isWorking || !(await paymentForm.submit())) return;
    release();
    await onDone();
  };
  const saveAwaited = useEffectEvent(() => {
    if (isAwaitingPrice) queueMicrotask(() => void save());
  });
  useEffect(() => {
    if (!isWorking) saveAwaited();
  }, [isWorking]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onBlur={paymentForm.errors.onBlur}
      submitCount={submitCount}
    >
      <PeriodCard
        field={field}
        vehicleId={trip.vehicle?.vehicleId}
        bookingId={trip.bookingId}
        error={refused ? undefined : periodError}
        usual={usual}
      />
      {trip.customer && !problem && (
        <DocumentNotice customer={trip.customer} start={period.start} end={period.end} />
      )}
      {taken && (
        <TakenPanel
          text={refused && paymentForm.failure ? paymentForm.failure.message : t('trip.taken')}
          taken={taken}
          running={null}
          onUse={(next) => {
            paymentForm.forgetFailure();
            field.set(next);
          }}
        />
      )}
      <PriceCard quote={isWorking ? lastQuote : quote} error={error} isWorking={isWorking} />
      <AmountsCard paymentForm={paymentForm} total={total} usual={usual} />
      <CardHold paymentForm={paymentForm} bookingId={trip.bookingId} />
      <FormErrors errors={paymentForm.errors.summary(paymentPaths)} />
      {!refused && <FormFailure error={paymentForm.failure} />}
      <StepBar>
        <SendButton type="submit" busy={isSubmitting || isAwaitingPrice} disabled={problem !== null}>
          {t('trip.continue')}
        </SendButton>
      </StepBar>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('trip.leave.title')}
          confirmLabel={t('trip.leave.leave')}
          cancelLabel={t('trip.leave.stay')}
          tone="danger"
          onConfirm={() => {
            paymentForm.discard();
            blocker.proceed();
          }}
          onCancel={() => blocker.reset()}
        >
          {t('trip.leave.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
