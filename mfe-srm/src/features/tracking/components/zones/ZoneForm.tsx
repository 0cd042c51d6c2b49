import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  positionLimits,
  srmTrackingEndpoints,
  zoneKinds,
  type TrackingZone,
  type ZonePlace,
} from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, FieldRow, SelectField, TextField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { DialogActions } from '@portal/shared/ui/overlays';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTrackingText } from '../../../../messages/useTrackingText';
import {
  createZoneRules,
  emptyZone,
  formatPlace,
  readShape,
  toZoneBody,
  toZoneValues,
  zoneFields,
  zoneShapes,
  type CheckedZone,
  type ZoneValues,
} from '../../model/zone-values';
import { useScopeChoices } from '../../hooks/useScopeChoices';
import { ScopeFields } from './ScopeFields';
import { ShapeFields } from './ShapeFields';
import { ZoneMap } from './ZoneMap';

/** Of a kilometre. */
const METRES = 1000;

interface Props {
  /** Null: a new one. */
  zone: TrackingZone | null;
  others: readonly TrackingZone[];
  onClose: () => void;
}

/** A zone by typed places, or by presses on the map, which types them. */
export function ZoneForm({ zone, others, onClose }: Props) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const add = useMutation(srmTrackingEndpoints.addZone);
  const change = useMutation(srmTrackingEndpoints.changeZone);
  const rules = useMemo(
    () =>
      createZoneRules((field) =>
        t(`tracking.zone.fix.${field}`, {
          least: field === 'radius' ? positionLimits.zoneRadiusMin / METRES : positionLimits.zonePointsMin,
          most: positionLimits.zoneRadiusMax / METRES,
        }),
      ),
    [t],
  );
  const { form, errors, failure, frame } = useSubmitForm<ZoneValues, CheckedZone, void>({
    resolver: valibotResolver(rules),
    defaultValues: zone ? toZoneValues(zone) : emptyZone,
    fields: zoneFields,
    async send(values) {
      const body = toZoneBody(values);
      const { zoneId } = await (zone
        ? change.run({ body: { zoneId: zone.zoneId, ...body } })
        : add.run({ body }));
      notify({
        title: t('tracking.zones.saved'),
        tone: 'success',
        undo: { kind: zone ? 'zoneChanged' : 'zoneAdded', subjectId: zoneId },
      });
      await invalidate(srmTrackingEndpoints.listZones);
      onClose();
    },
  });
  const [kind, type, center, radius, corners, scope] = useWatch({
    control: form.control,
    name: ['kind', 'type', 'center', 'radius', 'corners', 'appliesTo'],
  });
  const choices = useScopeChoices(zone);
  const isRunning = add.isRunning || change.isRunning;
  const shape = readShape({ type, center, radius, corners });
  const setText = (field: 'center' | 'corners', text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const press = (place: ZonePlace) =>
    type === 'circle'
      ? setText('center', formatPlace(place))
      : setText('corners', [corners.trim(), formatPlace(place)].filter(Boolean).join('\n'));
  return (
    <Form {...frame}>
      <TextField
        {...form.register('name')}
        label={t('tracking.zone.name')}
        maxLength={positionLimits.zoneNameMax}
        autoComplete="off"
        dir="auto"
        error={errors.getText('name')}
      />
      <FieldRow>
        <SelectField
          {...form.register('kind')}
          label={t('tracking.zone.kind')}
          options={zoneKinds.map((value) => ({ value, label: t(`tracking.zone.${value}`) }))}
          error={errors.getText('kind')}
        />
        <SelectField
          {...form.register('type')}
          label={t('tracking.zone.shape')}
          options={zoneShapes.map((value) => ({ value, label: t(`tracking.zone.shape.${value}`) }))}
          error={errors.getText('type')}
        />
      </FieldRow>
      <ScopeFields form={form} scope={scope} choices={choices} getError={errors.getText} />
      <ShapeFields form={form} type={type} getError={errors.getText} onText={setText} />
      {type !== 'country' && <ZoneMap zones={others} draft={shape && { kind, shape }} onPress={press} />}
      <FormErrors errors={errors.summary(zoneFields)} />
      <FormFailure error={failure} />
      <DialogActions>
        <Button disabled={isRunning} onClick={onClose}>
          {t('tracking.cancel')}
        </Button>
        <Button variant="primary" type="submit" busy={isRunning}>
          {t('tracking.zones.save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
