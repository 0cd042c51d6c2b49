import { isNotOffered } from '@portal/shared/api';
import type { FileReference, FleetPrefill } from '@portal/shared/contract';
import { FormFailure, LoadingForm } from '@portal/shared/forms';
import { useLazyPart } from '@portal/shared/lazy';
import { useNotify } from '@portal/shared/portal';
import { Banner, Button, PageHeader, Stack } from '@portal/shared/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BackLink } from '../layout/BackLink';
import { useFleetText } from '../messages/useFleetText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { Column } from '../features/onboarding/components/Column';
import { VehicleFormFrame } from '../features/fleet/components/form/VehicleFormFrame';
import { useCopyListing } from '../features/fleet/hooks/useCopyListing';
import { useVehicleForm } from '../features/fleet/hooks/useVehicleForm';
import { withPrefill } from '../features/fleet/model/vehicle-values';

const loadCopy = async () =>
  (await import(/* webpackChunkName: "fleet-copy" */ '../features/fleet/components/form/CopyDialog'))
    .CopyDialog;

export function AddVehiclePage() {
  const words = useText();
  const t = useFleetText();
  const notify = useNotify();
  const vehicleForm = useVehicleForm(null);
  const [photo, setPhoto] = useState<FileReference | null>(null);
  const [isCopying, setCopying] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const copying = useLazyPart(loadCopy, isCopying, () => setCopying(false));
  const onCopied = (prefill: FleetPrefill) => {
    const { vehiclePhoto } = prefill;
    vehicleForm.form.reset(withPrefill(vehicleForm.form.getValues(), prefill), { keepDefaultValues: true });
    if (vehiclePhoto && typeof vehiclePhoto !== 'string') setPhoto(vehiclePhoto);
    setCopying(false);
    setCopied(true);
    notify({ title: t('fleet.copy.done'), tone: 'success' });
  };
  const [params] = useSearchParams();
  const listing = params.get('listing');
  const keepsDraft = listing !== null && vehicleForm.isRestored;
  const isDraftLeft = keepsDraft && vehicleForm.form.formState.isDirty;
  const listingCopy = useCopyListing({ vehicleId: keepsDraft ? null : listing, onCopied });
  return (
    <Column>
      <PageHeader
        back={<BackLink to={paths.vehicles}>{words('srm.vehicles.title')}</BackLink>}
        title={words('srm.addVehicle.title')}
        actions={
          <Button busy={isCopying && !copying} aria-haspopup="dialog" onClick={() => setCopying(true)}>
            <Copy size={16} aria-hidden />
            {t('fleet.copy')}
          </Button>
        }
      />
      <Stack gap={4}>
        {isDraftLeft && !isCopied && (
          <Banner title={t('fleet.copy.draft')}>{t('fleet.copy.draftText')}</Banner>
        )}
        {!isCopied &&
          (isNotOffered(listingCopy.error) ? (
            <Banner tone="danger">{t('fleet.copy.notFound')}</Banner>
          ) : (
            <FormFailure error={listingCopy.error} />
          ))}
        {listingCopy.isLoading ? (
          <LoadingForm />
        ) : (
          <VehicleFormFrame vehicleForm={vehicleForm} vehicle={null} photo={photo} />
        )}
      </Stack>
      {isCopying && copying && <copying.Part onCopied={onCopied} onClose={() => setCopying(false)} />}
    </Column>
  );
}
