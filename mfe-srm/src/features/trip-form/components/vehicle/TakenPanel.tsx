import type { FleetVehicle, TripTaken } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useScrollIntoView } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, Card, Heading, Stack } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { Period } from '../../model/period';
import { OfferList } from './OfferList';
import { OfferRow } from './OfferRow';

interface Props {
  /** Who has it until when, in the server's words. */
  text: string;
  taken: TripTaken;
  /** The vehicle that is being taken. */
  running: string | null;
  onUse: (period: Period) => void;
  /** Without it other vehicles are not offered here. */
  onChoose?: (vehicle: FleetVehicle) => void;
}

/** Who has a vehicle, when it is free again, and similar ones. */
export function TakenPanel({ text, taken: { nextFree, similar }, running, onUse, onChoose }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  // The list may be long, and the clicked button far below.
  const panel = useScrollIntoView(text, 'center');
  const next = nextFree && { start: nextFree.bookingStartDate, end: nextFree.bookingEndDate };
  return (
    <Stack gap={3} ref={panel}>
      <Banner
        tone="danger"
        title={text}
        action={next && <Button onClick={() => onUse(next)}>{t('trip.taken.use')}</Button>}
      >
        {next &&
          t('trip.taken.next', {
            from: formatDateTime(next.start, country),
            to: formatDateTime(next.end, country),
          })}
      </Banner>
      {onChoose && similar && similar.length > 0 && (
        <Card padding={4}>
          <Heading level={3} size={4}>
            {t('trip.taken.similar')}
          </Heading>
          <OfferList label={t('trip.taken.similar')}>
            {similar.map(({ vehicle, quote }) => (
              <OfferRow
                key={vehicle.vehicleId}
                vehicle={vehicle}
                quote={quote}
                isFree
                isRunning={running === vehicle.vehicleId}
                onChoose={() => onChoose(vehicle)}
              />
            ))}
          </OfferList>
        </Card>
      )}
    </Stack>
  );
}
