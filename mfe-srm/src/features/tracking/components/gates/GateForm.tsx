import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmTollEndpoints, type TollGate, type ZonePlace } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, FieldRow, SelectField, Text, TextField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { DialogActions } from '@portal/shared/ui/overlays';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DrawnZone } from '../../../../entities/position/map/zone-features';
import { useTollsText } from '../../../../messages/useTollsText';
import {
  createGateRules,
  gateDirections,
  gateFields,
  gateLength,
  readSides,
  toGateValues,
  type CheckedGate,
  type GateValues,
} from '../../model/gate-values';
import { formatPlace } from '../../model/zone-values';
import { ZoneMap } from '../zones/ZoneMap';

const drawLine = (points: readonly ZonePlace[], name: string): DrawnZone => ({
  kind: 'yard',
  shape: { type: 'polygon', points: [...points] },
  name,
});

interface Props {
  gate: TollGate;
  gates: readonly TollGate[];
  onClose: () => void;
}

/** The place of a gate: a line across the road by two typed places, or by two presses on the map. */
export function GateForm({ gate, gates, onClose }: Props) {
  const t = useTollsText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning } = useMutation(srmTollEndpoints.placeGate);
  const rules = useMemo(() => createGateRules((problem) => t(`tolls.gates.fix.${problem}`, gateLength)), [t]);
  const { form, errors, failure, frame } = useSubmitForm<GateValues, CheckedGate, void>({
    resolver: valibotResolver(rules),
    defaultValues: toGateValues(gate),
    fields: gateFields,
    async send({ from, to, direction }) {
      await run({ body: { gateId: gate.gateId, from, to, course: direction } });
      notify({
        title: t('tolls.gates.saved'),
        tone: 'success',
        undo: { kind: 'gatePlaced', subjectId: gate.gateId },
      });
      await invalidate(srmTollEndpoints.listGates);
      onClose();
    },
  });
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const sides = readSides({ from, to });
  const others = useMemo(
    () =>
      gates.flatMap(({ gateId, name, place }) =>
        place && gateId !== gate.gateId ? [drawLine([place.from, place.to], name)] : [],
      ),
    [gates, gate.gateId],
  );
  const setSide = (field: 'from' | 'to', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  /** A third press begins another line. */
  const press = (place: ZonePlace) => {
    if (sides.length === 1) {
      setSide('to', formatPlace(place));
      return;
    }
    setSide('from', formatPlace(place));
    setSide('to', '');
  };
  const side = (field: 'from' | 'to') => ({
    ...form.register(field),
    label: t(`tolls.gates.${field}`),
    help: t('tolls.gates.sideHelp'),
    autoComplete: 'off',
    code: true,
    error: errors.getText(field),
  });
  return (
    <Form {...frame}>
      <Text tone="secondary">{t('tolls.gates.formText')}</Text>
      <FieldRow>
        <TextField {...side('from')} />
        <TextField {...side('to')} />
      </FieldRow>
      <SelectField
        {...form.register('direction')}
        label={t('tolls.gates.direction')}
        options={gateDirections.map((value) => ({ value, label: t(`tolls.gates.direction.${value}`) }))}
        error={errors.getText('direction')}
      />
      <ZoneMap zones={others} draft={sides.length > 0 ? drawLine(sides, gate.name) : null} onPress={press} />
      <FormErrors errors={errors.summary(gateFields)} />
      <FormFailure error={failure} />
      <DialogActions>
        <Button disabled={isRunning} onClick={onClose}>
          {t('tolls.gates.cancel')}
        </Button>
        <Button variant="primary" type="submit" busy={isRunning}>
          {t('tolls.gates.save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
