import { isApiError, type ApiError } from '@portal/shared/api';
import { limits, srmDamageEndpoints, type VehicleDamage } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Stack, Text, TextAreaField } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { useCheckListText } from '../../../../messages/useCheckListText';
import { useFleetText } from '../../../../messages/useFleetText';

interface Props {
  damage: VehicleDamage;
  onClose: () => void;
}

/** Marks a damage as repaired: the next checklists begin without it. */
export function RepairDialog({ damage, onClose }: Props) {
  const t = useFleetText();
  const words = useCheckListText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning } = useMutation(srmDamageEndpoints.repair);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const name = words('checkList.zoneButton', {
    zone: words(`checkList.zone.${damage.zone}`),
    condition: words(`checkList.condition.${damage.kind}`),
  });
  async function repair() {
    setFailure(null);
    try {
      await run({ body: { damageId: damage.damageId, note } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      return;
    } finally {
      void invalidate(srmDamageEndpoints.list);
    }
    notify({
      title: t('fleet.damages.repairDone', { damage: name }),
      tone: 'success',
      undo: { kind: 'damageRepaired', subjectId: damage.damageId },
    });
    onClose();
  }
  return (
    <Dialog
      title={t('fleet.damages.repairTitle', { damage: name })}
      busy={isRunning}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isRunning} onClick={onClose}>
            {t('fleet.damages.keep')}
          </Button>
          <Button variant="primary" busy={isRunning} onClick={() => void repair()}>
            {t('fleet.damages.repair')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="secondary">{t('fleet.damages.repairText')}</Text>
        <TextAreaField
          label={t('fleet.damages.repairNote')}
          optional
          rows={2}
          dir="auto"
          maxLength={limits.damage.repairNoteMax}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <FormFailure error={failure} />
      </Stack>
    </Dialog>
  );
}
