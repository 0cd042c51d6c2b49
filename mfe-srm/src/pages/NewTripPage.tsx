import { countries, enquiryEndpoints, srmVehicleEndpoints } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { useCountry, useQuery, useServerClock } from '@portal/shared/portal';
import { PageHeader } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../messages/useText';
import { useTripFormText } from '../messages/useTripFormText';
import { editTripPath } from '../entities/trip/paths';
import { Frame } from '../features/trip-form/components/frame/frame';
import { TripSteps } from '../features/trip-form/components/frame/TripSteps';
import { EnquiryNote } from '../features/trip-form/components/vehicle/EnquiryNote';
import { VehicleStep } from '../features/trip-form/components/vehicle/VehicleStep';
import { enquiryPeriod, readPeriod, createUsualPeriod } from '../features/trip-form/model/period';

const quiet = { revalidateOnFocus: false, onError: () => undefined } as const;

/**
 * A trip begins with a time and a vehicle. The calendar, a customer and an enquiry may provide some of it.
 */
export function NewTripPage() {
  const words = useText();
  const t = useTripFormText();
  const navigate = useNavigate();
  const { timeZone } = countries[useCountry().id];
  const clock = useServerClock();
  const [params] = useSearchParams();
  const [now] = useState(() => clock.now());
  const [vehicleId, customerId, enquiryId] = ['vehicleId', 'customerId', 'enquiryId'].map((name) =>
    params.get(name),
  );
  const enquiry = useQuery(enquiryEndpoints.get, enquiryId ? { params: { enquiryId } } : null, quiet);
  const vehicle = useQuery(srmVehicleEndpoints.get, vehicleId ? { query: { vehicleId } } : null, quiet);
  const isLoading = enquiry.isLoading || vehicle.isLoading;
  const source = enquiry.data;
  const first =
    readPeriod(params.get('from'), params.get('to')) ??
    enquiryPeriod(source, now, timeZone) ??
    createUsualPeriod(now);
  const plate = vehicle.data?.vehicleRegistrationNumber ?? source?.car?.vehicleRegistrationNumber ?? '';
  const onChosen = async (bookingId: string) => {
    // With a known customer the trip still continues there, so that the agent checks who it is. That the agent
    // chose them is not in the address, where a link could claim it.
    const known = customerId ? `&customerId=${encodeURIComponent(customerId)}` : '';
    const next = customerId || enquiryId ? `?step=customer${known}` : '';
    await navigate(editTripPath(bookingId) + next, { replace: true, state: { isCustomerChosen: true } });
  };
  return (
    <Frame>
      <PageHeader title={words('srm.newTrip.title')} subtitle={t('trip.new.text')} />
      <TripSteps levels={undefined} current="vehicle" isNew />
      {enquiryId && <EnquiryNote enquiry={source} error={enquiry.error} />}
      {isLoading ? (
        <LoadingForm />
      ) : (
        <VehicleStep
          trip={null}
          first={first}
          search={plate}
          enquiryId={enquiryId ?? undefined}
          onChosen={onChosen}
        />
      )}
    </Frame>
  );
}
