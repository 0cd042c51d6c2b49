import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, srmTrackerEndpoints, trackerChannels, trackerIdentifier } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Card, FieldRow, Inline, SelectField, TextField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { RefusedDevices } from './RefusedDevices';

const rules = v.object({ channel: v.picklist(trackerChannels), identifier: trackerIdentifier });
type Values = v.InferInput<typeof rules>;
const fields = ['channel', 'identifier'] as const;

/** A vehicle without a tracker gets one. */
export function AddTracker({ vehicleId }: { vehicleId: string }) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning } = useMutation(srmTrackerEndpoints.add);
  const { form, errors, failure, frame } = useSubmitForm<Values, v.InferOutput<typeof rules>, void>({
    resolver: valibotResolver(rules),
    defaultValues: { channel: 'tracker', identifier: '' },
    fields,
    async send(values) {
      const { trackerId } = await run({ body: { ...values, vehicleId } });
      notify({
        title: t('tracking.added'),
        tone: 'success',
        undo: { kind: 'trackerAdded', subjectId: trackerId },
      });
      await invalidate(srmTrackerEndpoints.list);
    },
  });
  const channel = useWatch({ control: form.control, name: 'channel' });
  return (
    <Card title={t('tracking.none')} subtitle={t('tracking.noneText')}>
      <Form {...frame}>
        <FieldRow>
          <SelectField
            {...form.register('channel')}
            label={t('tracking.channel')}
            options={trackerChannels.map((value) => ({ value, label: t(`tracking.channel.${value}`) }))}
            error={errors.getText('channel')}
          />
          <TextField
            {...form.register('identifier')}
            label={t(`tracking.identifier.${channel}`)}
            help={t(`tracking.identifierHelp.${channel}`)}
            inputMode={channel === 'tracker' ? 'numeric' : 'text'}
            maxLength={limits.tracker.identifierMax}
            autoComplete="off"
            code
            error={errors.getText('identifier')}
          />
        </FieldRow>
        <RefusedDevices
          onChoose={(identifier) => {
            form.setValue('channel', 'web', { shouldDirty: true });
            form.setValue('identifier', identifier, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <FormErrors errors={errors.summary(fields)} />
        <FormFailure error={failure} />
        <Inline justify="end">
          <Button variant="primary" type="submit" busy={isRunning}>
            {t('tracking.add')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
