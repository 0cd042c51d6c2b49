import { srmBookingEndpoints, tripTaken } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, Stack } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { MomentField } from '../../../../components/MomentField';
import { useTripsText } from '../../../../messages/useTripsText';
import { toLocalInput, fromLocalInput } from '../../../../model/local-moment';
import { useQuoteExtension } from '../../hooks/useQuoteExtension';
import { useTripChange } from '../../hooks/useTripChange';
import { addDays, steps } from '../../model/extension';
import { getTripCode } from '../../model/trip';
import type { ActionProps } from './action-props';
import { ExtensionPrice } from './ExtensionPrice';
import { TakenNotice } from './TakenNotice';

/** A later end for an ongoing trip, with its price before it is agreed. */
export function ExtendDialog({ trip, onClose }: ActionProps) {
  const t = useTripsText();
  const country = useCountry().id;
  const before = trip.bookingEndDate ?? new Date().toISOString();
  const [text, setText] = useState(() => toLocalInput(addDays(before, 1), country));
  const end = fromLocalInput(text, country);
  const { quote, error, problem } = useQuoteExtension(trip, end);
  const { change, isRunning, failure } = useTripChange(
    srmBookingEndpoints.extend,
    t('trips.extend.done', { code: getTripCode(trip) }),
    onClose,
    { kind: 'tripExtended', subjectId: trip.bookingId },
  );
  const refused = v.safeParse(tripTaken, failure?.taken);
  const taken = refused.success ? refused.output : quote && !quote.isFree ? quote : null;
  return (
    <Dialog
      title={t('trips.extend.title', { code: getTripCode(trip) })}
      busy={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {t('trips.extend.keep')}
          </Button>
          <Button
            variant="primary"
            busy={isRunning}
            disabled={problem !== null}
            onClick={() => void change({ body: { bookingId: trip.bookingId, bookingEndDate: end } })}
          >
            {t('trips.extend.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <MomentField
          text={text}
          label={t('trips.extend.end')}
          value={text}
          min={toLocalInput(before, country)}
          error={
            problem === null
              ? undefined
              : t(problem === 'tooLong' ? 'validation.tripTooLong' : `trips.extend.${problem}`)
          }
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Inline gap={2} role="group" aria-label={t('trips.extend.quick')}>
          {steps.map((days) => {
            const end = toLocalInput(addDays(before, days), country);
            return (
              <Button key={days} size="sm" aria-pressed={text === end} onClick={() => setText(end)}>
                {t('trips.extend.by', { days })}
              </Button>
            );
          })}
        </Inline>
        {taken ? (
          <TakenNotice taken={taken} />
        ) : (
          <ExtensionPrice trip={trip} quote={quote} isWorking={!problem && !quote && !error} />
        )}
        {!refused.success && <FormFailure error={failure ?? null} />}
      </Stack>
    </Dialog>
  );
}
