import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, repairDamageBody, srmDamageEndpoints, type VehicleDamage } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Stack, Text } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { Dialog } from '@portal/shared/ui/overlays';
import { useId } from 'react';
import * as v from 'valibot';
import { useCheckListText } from '../../../../messages/useCheckListText';
import { useFleetText } from '../../../../messages/useFleetText';

const rules = v.pick(repairDamageBody, ['note']);

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
  const formId = useId();
  const name = words('checkList.zoneButton', {
    zone: words(`checkList.zone.${damage.zone}`),
    condition: words(`checkList.condition.${damage.kind}`),
  });
  const { form, errors, failure, frame } = useSubmitForm<
    v.InferInput<typeof rules>,
    v.InferOutput<typeof rules>,
    void
  >({
    resolver: valibotResolver(rules),
    defaultValues: { note: '' },
    fields: ['note'],
    async send({ note }) {
      try {
        await run({ body: { damageId: damage.damageId, note } });
      } finally {
        void invalidate(srmDamageEndpoints.list);
      }
      notify({
        title: t('fleet.damages.repairDone', { damage: name }),
        tone: 'success',
        undo: { kind: 'damageRepaired', subjectId: damage.damageId },
      });
      onClose();
    },
  });
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
          <Button variant="primary" type="submit" form={formId} busy={isRunning}>
            {t('fleet.damages.repair')}
          </Button>
        </>
      }
    >
      <Form {...frame} id={formId}>
        <Stack gap={3}>
          <Text tone="secondary">{t('fleet.damages.repairText')}</Text>
          <TextAreaField
            {...form.register('note')}
            label={t('fleet.damages.repairNote')}
            optional
            rows={2}
            dir="auto"
            maxLength={limits.damage.repairNoteMax}
            error={errors.getText('note')}
          />
          <FormFailure error={failure} />
        </Stack>
      </Form>
    </Dialog>
  );
}
