import { nameVehicle } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { useLazyPart } from '@portal/shared/lazy';
import { MakerMark } from '@portal/shared/makers';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCapability, usePageName } from '@portal/shared/portal';
import { LinkButton, PageHeader, Stack } from '@portal/shared/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../layout/BackLink';
import { PartLinks } from '../layout/PartLinks';
import { RecordFailed } from '../layout/RecordFailed';
import { useFleetText } from '../messages/useFleetText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { Column } from '../features/onboarding/components/Column';
import { EditVehicle } from '../features/fleet/components/form/EditVehicle';
import { Maintenance } from '../features/fleet/components/maintenance/Maintenance';
import { useVehicle } from '../features/fleet/hooks/useVehicle';
import { formatVehicleTitle } from '../entities/vehicle/model/vehicle';
import { editPath, parts } from '../features/fleet/paths';

const loadHistory = async () =>
  (await import(/* webpackChunkName: "trip-history" */ '../entities/trip/components/history/TripHistory'))
    .TripHistory;

const loadDamages = async () =>
  (await import(/* webpackChunkName: "fleet-damages" */ '../features/fleet/components/damages/Damages'))
    .Damages;

const loadTracker = async () =>
  (
    await import(
      /* webpackChunkName: "fleet-tracker" */ '../features/tracking/components/tracker/TrackerPart'
    )
  ).TrackerPart;

export function EditVehiclePage() {
  const words = useText();
  const named = useVehicleNames();
  const t = useFleetText();
  const { vehicleId = '' } = useParams();
  const [params] = useSearchParams();
  const isTracked = useCapability('vehicle-tracking');
  const shown = parts.filter((one) => one !== 'tracker' || isTracked);
  const part = shown.find((one) => one === params.get('part')) ?? 'details';
  const history = useLazyPart<{ vehicleId: string }>(loadHistory, part === 'trips');
  const damages = useLazyPart<{ vehicleId: string }>(loadDamages, part === 'damages');
  const tracker = useLazyPart<{ vehicleId: string }>(loadTracker, part === 'tracker');
  const { vehicle, error, isRefreshing, refresh } = useVehicle(vehicleId);
  const name =
    vehicle && [formatVehicleTitle(vehicle), nameVehicle(vehicle, named)].filter(Boolean).join(' \u00b7 ');
  usePageName(name);
  return (
    <Column key={vehicleId}>
      <PageHeader
        back={<BackLink to={paths.vehicles}>{words('srm.vehicles.title')}</BackLink>}
        title={words('srm.editVehicle.title')}
        subtitle={
          name && (
            <>
              <MakerMark maker={vehicle.vehicleBrand} /> <bdi>{name}</bdi>
            </>
          )
        }
      />
      <Stack gap={5}>
        {vehicle && (
          <PartLinks
            label={t('fleet.parts')}
            parts={shown.map((one) => ({
              to: editPath(vehicleId, one),
              label: t(`fleet.part.${one}`),
              isCurrent: one === part,
            }))}
          />
        )}
        {vehicle && part === 'details' && <EditVehicle vehicle={vehicle} />}
        {vehicle &&
          part === 'damages' &&
          (damages ? <damages.Part vehicleId={vehicleId} /> : <LoadingForm />)}
        {vehicle && part === 'maintenance' && <Maintenance vehicleId={vehicleId} />}
        {vehicle && part === 'trips' && (history ? <history.Part vehicleId={vehicleId} /> : <LoadingForm />)}
        {vehicle &&
          part === 'tracker' &&
          (tracker ? <tracker.Part vehicleId={vehicleId} /> : <LoadingForm />)}
        {!vehicle &&
          (error ? (
            <RecordFailed
              error={error}
              isRetrying={isRefreshing}
              onRetry={refresh}
              action={<LinkButton to={paths.vehicles}>{t('fleet.form.toList')}</LinkButton>}
            />
          ) : (
            <LoadingForm />
          ))}
      </Stack>
    </Column>
  );
}
