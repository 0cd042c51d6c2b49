import { srmBookingEndpoints, tripTaken, type CalendarTrip } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Button, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { MomentField } from '../../../../components/MomentField';
import { useCalendarText } from '../../../../messages/useCalendarText';
import { toLocalInput, fromLocalInput } from '../../../../model/local-moment';
import { TakenNotice } from '../../../../entities/trip/components/actions/TakenNotice';
import { useTripChange } from '../../../../entities/trip/hooks/useTripChange';
import { useQuoteMove } from '../../hooks/useQuoteMove';
import { moveProblems, type MoveProblem } from '../../model/move';
import { Instead } from './Instead';
import { MovePrice } from './MovePrice';

export interface MoveDialogProps {
  trip: Pick<
    CalendarTrip,
    'bookingId' | 'tripCode' | 'status' | 'version' | 'vehicleId' | 'bookingStartDate' | 'bookingEndDate'
  >;
  /** The new time: ISO moments. */
  to: { readonly vehicleId: string; readonly plate: string; readonly start: string; readonly end: string };
  /** The plate of its current vehicle. */
  before: string;
  onClose: () => void;
}

/**
 * The price and availability of a move or a longer trip, before it is saved. The times can still be changed
 * here.
 */
export function MoveDialog({ trip, to, before, onClose }: MoveDialogProps) {
  const t = useCalendarText();
  const country = useCountry().id;
  const { bookingId, tripCode, status, version } = trip;
  const [vehicle, setVehicle] = useState(to);
  const [texts, setTexts] = useState({
    start: toLocalInput(to.start, country),
    end: toLocalInput(to.end, country),
  });
  /** Of the rental, in milliseconds. */
  const [length, setLength] = useState(Date.parse(to.end) - Date.parse(to.start));
  const isUnderWay = status === 'ONGOING';
  // Keeps the seconds, which a field does not hold.
  const start = isUnderWay ? trip.bookingStartDate : fromLocalInput(texts.start, country);
  const end = fromLocalInput(texts.end, country);
  const problems = moveProblems({ status, before: trip.bookingEndDate, start, end });
  const isSound = Object.keys(problems).length === 0;
  const { vehicleId, plate } = vehicle;
  const { quote, isWorking } = useQuoteMove({ bookingId, vehicleId, start, end, isSound });
  const done = t('calendar.move.done', { code: tripCode });
  const { change, isRunning, failure } = useTripChange(srmBookingEndpoints.move, done, onClose, {
    kind: isUnderWay ? 'tripExtended' : 'tripMoved',
    subjectId: bookingId,
  });
  const refused = v.safeParse(tripTaken, failure?.taken);
  const taken = quote && !quote.isFree ? quote : refused.success && failure?.taken ? refused.output : null;
  /** The end goes along, so that one time is enough. */
  const moveStart = (text: string) => {
    const from = Date.parse(fromLocalInput(text, country));
    if (Number.isNaN(from)) return setTexts({ ...texts, start: text });
    setTexts({ start: text, end: toLocalInput(new Date(from + length).toISOString(), country) });
  };
  const moveEnd = (text: string) => {
    const until = Date.parse(fromLocalInput(text, country));
    if (until > Date.parse(start)) setLength(until - Date.parse(start));
    setTexts({ ...texts, end: text });
  };
  const getProblemText = (problem: MoveProblem) =>
    t(problem === 'tooLong' ? 'validation.tripTooLong' : `calendar.move.${problem}`);
  const getError = (path: string) => failure?.fields.find((field) => field.path === path)?.message;
  const body = {
    bookingId,
    bookingStartDate: start,
    bookingEndDate: end,
    version,
    ...(vehicleId !== trip.vehicleId && { vehicleId }),
  };
  return (
    <Dialog
      title={t('calendar.move.title', { code: tripCode })}
      busy={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>
            {t('calendar.move.keep')}
          </Button>
          <Button
            variant="primary"
            busy={isRunning}
            disabled={!isSound || quote?.isFree === false}
            onClick={() => void change({ body })}
          >
            {t('calendar.move.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          {t('calendar.move.vehicle')}:{' '}
          <strong>
            {vehicleId === trip.vehicleId ? plate : t('calendar.move.vehicleFrom', { plate, before })}
          </strong>
        </Text>
        <MomentField
          label={t('calendar.move.start')}
          text={texts.start}
          value={texts.start}
          disabled={isUnderWay}
          {...(isUnderWay && { help: t('calendar.move.started') })}
          error={
            problems.start ? getProblemText(problems.start) : taken ? undefined : getError('bookingStartDate')
          }
          onChange={({ currentTarget }) => moveStart(currentTarget.value)}
        />
        <MomentField
          label={t('calendar.move.end')}
          text={texts.end}
          value={texts.end}
          error={problems.end ? getProblemText(problems.end) : getError('bookingEndDate')}
          onChange={({ currentTarget }) => moveEnd(currentTarget.value)}
        />
        {taken ? (
          <>
            <TakenNotice taken={taken} />
            <Instead
              taken={isUnderWay ? {} : taken}
              onTime={(from, until) =>
                setTexts({ start: toLocalInput(from, country), end: toLocalInput(until, country) })
              }
              onVehicle={(id, name) => setVehicle({ ...vehicle, vehicleId: id, plate: name })}
            />
          </>
        ) : (
          isSound && <MovePrice quote={quote} isWorking={isWorking} />
        )}
        {!isUnderWay && (
          <Text tone="muted" size={2}>
            {t('calendar.move.signed')}
          </Text>
        )}
        {!taken && <FormFailure error={failure} />}
      </Stack>
    </Dialog>
  );
}
