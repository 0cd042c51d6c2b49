import { tripPlanningEndpoints, type TripRecord } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Heading, Inline, Stack } from '@portal/shared/ui';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';
import { getTripCode } from '../../../../entities/trip/model/trip';
import { SendDocument } from '../../../../entities/documents/components/SendDocument';
import { PaperButton } from '../../../../entities/trip/components/details/PaperButton';

/** A server without documents shows nothing. */
const quiet = { onError: () => undefined };

/** The contract and its addenda as files. A server without one shows none. */
export function TripDocuments({ trip }: { trip: TripRecord }) {
  const t = useTripDetailsText();
  const { bookingId } = trip;
  const contract = useQuery(
    tripPlanningEndpoints.contract,
    trip.customer ? { query: { bookingId } } : null,
    quiet,
  );
  if (!contract.data) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('trips.papers.title')}
      </Heading>
      <Inline gap={2}>
        <PaperButton
          endpoint={tripPlanningEndpoints.contractPdf}
          input={{ query: { bookingId } }}
          name={`${getTripCode(trip)}.pdf`}
        >
          {t(contract.data.signedAt ? 'trips.papers.contract' : 'trips.papers.draft')}
        </PaperButton>
        {(trip.vehiclePeriods ?? [])
          .filter(({ hasAddendum }) => hasAddendum)
          .map(({ periodId, vehicleRegistrationNumber }, at) => (
            <PaperButton
              key={periodId}
              endpoint={tripPlanningEndpoints.addendumPdf}
              input={{ query: { bookingId, periodId } }}
              name={`${getTripCode(trip)}-addendum-${at + 1}.pdf`}
            >
              {t('trips.papers.addendum', { plate: vehicleRegistrationNumber ?? '' })}
            </PaperButton>
          ))}
      </Inline>
      <SendDocument trip={trip} />
    </Stack>
  );
}
