import type { FileReference, FleetVehicle } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/upload';
import { EditFrame } from '@portal/shared/forms/edit';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';
import { useProposeNextService } from '../../hooks/useProposeNextService';
import type { VehicleForm } from '../../hooks/useVehicleForm';
import { fieldNames } from '../../model/field-names';
import { DocumentsCard } from './DocumentsCard';
import { PhotoCard } from './PhotoCard';
import { PlateCard } from './PlateCard';
import { RatesCard } from './RatesCard';
import { ServiceCard } from './ServiceCard';
import { TaxClassCard } from './TaxClassCard';
import { VehicleCard } from './VehicleCard';

const loadConflict = async () =>
  (await import(/* webpackChunkName: "fleet-conflict" */ './FleetConflict')).FleetConflict;

interface Props {
  vehicleForm: VehicleForm;
  vehicle: FleetVehicle | null;
  photo: FileReference | null;
}

/** All fields of a vehicle. After saving, it returns to the fleet. */
export function VehicleFormFrame({ vehicleForm, vehicle, photo }: Props) {
  const t = useFleetText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isDirty, isSubmitting, submitCount } = vehicleForm.form.formState;
  useProposeNextService(vehicleForm, vehicle === null);
  const { blocker, release } = useUnsavedGuard(isDirty);
  const comparing = useLazyPart(loadConflict, vehicleForm.conflict !== null, () => vehicleForm.settle(null));
  const save = async () => {
    if (!(await vehicleForm.submit())) return;
    release();
    notify({ title: t(vehicle ? 'fleet.form.saved' : 'fleet.form.added'), tone: 'success' });
    await navigate(paths.vehicles);
  };
  const uploads = useAfterUploads(save, vehicleForm.form.formState.errors);
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={vehicleForm.failure}
      uploads={uploads}
      summary={vehicleForm.errors.summary(fieldNames)}
      blocker={blocker}
      onSubmit={uploads.submit}
      onBlur={vehicleForm.errors.onBlur}
      submitCount={submitCount}
      onDiscard={vehicleForm.discard}
      {...(vehicle ? {} : { bar: { message: t('fleet.form.new'), saveLabel: t('fleet.add') } })}
    >
      <PhotoCard vehicleForm={vehicleForm} stored={photo} onUploading={uploads.onUploading} />
      <VehicleCard vehicleForm={vehicleForm} />
      <PlateCard vehicleForm={vehicleForm} />
      <TaxClassCard vehicleForm={vehicleForm} vehicle={vehicle} />
      <DocumentsCard vehicleForm={vehicleForm} />
      <ServiceCard vehicleForm={vehicleForm} />
      <RatesCard vehicleForm={vehicleForm} />
      {vehicleForm.conflict && comparing && (
        <comparing.Part conflict={vehicleForm.conflict} onSettle={vehicleForm.settle} />
      )}
    </EditFrame>
  );
}
