import type { FileReference, FleetVehicle } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { useAfterUploads } from '@portal/shared/forms/after-uploads';
import { EditFrame } from '@portal/shared/forms/edit';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';
import type { VehicleForm } from '../../hooks/useVehicleForm';
import { fieldNames } from '../../model/field-names';
import { PapersCard } from './PapersCard';
import { PhotoCard } from './PhotoCard';
import { PlateCard } from './PlateCard';
import { RatesCard } from './RatesCard';
import { ServiceCard } from './ServiceCard';
import { TaxClassCard } from './TaxClassCard';
import { VehicleCard } from './VehicleCard';

const loadConflict = async () =>
  (await import(/* webpackChunkName: "fleet-conflict" */ './FleetConflict')).FleetConflict;

interface Props {
  of: VehicleForm;
  vehicle: FleetVehicle | null;
  photo: FileReference | null;
}

/** All fields of a vehicle. After saving, it returns to the fleet. */
export function VehicleFormFrame({ of, vehicle, photo }: Props) {
  const t = useFleetText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { isDirty, isSubmitting, submitCount } = of.form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty);
  const comparing = useLazyPart(loadConflict, of.conflict !== null, () => of.settle(null));
  const save = async () => {
    if (!(await of.submit())) return;
    release();
    notify({ title: t(vehicle ? 'fleet.form.saved' : 'fleet.form.added'), tone: 'success' });
    await navigate(paths.vehicles);
  };
  const uploads = useAfterUploads(save, of.form.formState.errors);
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={of.failure}
      uploads={uploads}
      summary={of.errors.summary(fieldNames)}
      blocker={blocker}
      onSubmit={uploads.submit}
      onBlur={of.errors.onBlur}
      submitCount={submitCount}
      onDiscard={of.discard}
      {...(vehicle ? {} : { bar: { message: t('fleet.form.new'), saveLabel: t('fleet.add') } })}
    >
      <PhotoCard of={of} stored={photo} onUploading={uploads.onUploading} />
      <VehicleCard of={of} />
      <PlateCard of={of} />
      <TaxClassCard of={of} vehicle={vehicle} />
      <PapersCard of={of} />
      <ServiceCard of={of} />
      <RatesCard of={of} />
      {of.conflict && comparing && <comparing.Part conflict={of.conflict} onSettle={of.settle} />}
    </EditFrame>
  );
}
