import { FormFailure } from '@portal/shared/forms';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useFleetText } from '../../../../messages/useFleetText';
import type { Removal } from '../../hooks/useRemoveVehicle';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';

export function RemovalDialog({ pending, ask, confirm, isRunning, failure }: Removal) {
  const t = useFleetText();
  if (!pending) return null;
  return (
    <ConfirmDialog
      title={t('fleet.removal.title', { title: formatVehicleTitle(pending) || t('fleet.row.untitled') })}
      confirmLabel={t('fleet.actions.delete')}
      tone="danger"
      busy={isRunning}
      onConfirm={() => void confirm()}
      onCancel={() => ask(null)}
    >
      {t('fleet.removal.text')}
      <FormFailure error={failure} />
    </ConfirmDialog>
  );
}
