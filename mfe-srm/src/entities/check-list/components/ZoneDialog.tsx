import { limits, zoneConditions, type VehicleDamage } from '@portal/shared/contract';
import { Button, Stack } from '@portal/shared/ui';
import { RadioCards, TextAreaField } from '@portal/shared/ui/form';
import { Dialog } from '@portal/shared/ui/overlays';
import { useCheckListText } from '../../../messages/useCheckListText';
import type { Condition, Zone } from '../model/equipment';
import type { ZoneState } from '../model/values';
import type { DeviceFiles } from '../store/device-files';
import { KnownDamage } from './KnownDamage';
import { ZonePhotos } from './ZonePhotos';

interface Props {
  zone: Zone;
  state: ZoneState;
  /** At handover, for a return. */
  before: Condition | null;
  /** Known from an earlier trip. */
  known: VehicleDamage | null;
  files: DeviceFiles;
  onChange: (change: Partial<ZoneState>) => void;
  onClose: () => void;
}

/** Condition, note and photos of one zone. Every change applies at once, without confirmation. */
export function ZoneDialog({ zone, state, before, known, files, onChange, onClose }: Props) {
  const t = useCheckListText();
  return (
    <Dialog
      title={t(`checkList.zone.${zone}`)}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('checkList.zoneDone')}
        </Button>
      }
    >
      <Stack gap={4}>
        {known && <KnownDamage damage={known} />}
        <RadioCards
          name={`condition-${zone}`}
          label={t('checkList.condition')}
          help={before ? t('checkList.before', { condition: t(`checkList.condition.${before}`) }) : undefined}
          value={state.condition}
          options={zoneConditions.map((value) => ({ value, title: t(`checkList.condition.${value}`) }))}
          onChange={({ currentTarget }) => onChange({ condition: currentTarget.value as Condition })}
        />
        <TextAreaField
          label={t('checkList.note')}
          optional
          rows={2}
          dir="auto"
          maxLength={limits.checkList.noteMax}
          value={state.note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
        <ZonePhotos photos={state.photos} files={files} onChange={(photos) => onChange({ photos })} />
      </Stack>
    </Dialog>
  );
}
