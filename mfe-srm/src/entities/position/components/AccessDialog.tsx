import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  accessPurposes,
  positionLimits,
  srmPositionEndpoints,
  type openAccessBody,
  type PositionAccess,
} from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useMutation } from '@portal/shared/portal';
import { Button, SelectField, Text } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import * as v from 'valibot';
import { useTrackingText } from '../../../messages/useTrackingText';

const rules = v.object({
  purpose: v.picklist(accessPurposes, 'validation.required'),
  note: v.pipe(v.string(), v.trim(), v.maxLength(positionLimits.noteMax, 'validation.tooLong')),
});
type Values = v.InferInput<typeof rules>;
const fields = ['purpose', 'note'] as const;

/** What is looked at: every vehicle now, a vehicle's day, or a trip. */
export type Look = Omit<v.InferInput<typeof openAccessBody>, 'purpose' | 'note'>;

interface Props {
  look: Look;
  onOpened: (access: PositionAccess) => void;
  onClose: () => void;
}

/** Why somebody looks at positions that no running trip explains. It is recorded before anything is shown. */
export function AccessDialog({ look, onOpened, onClose }: Props) {
  const t = useTrackingText();
  const { run, isRunning } = useMutation(srmPositionEndpoints.openAccess);
  const { form, errors, failure, frame } = useSubmitForm<Values, v.InferOutput<typeof rules>, void>({
    resolver: valibotResolver(rules),
    defaultValues: { note: '' },
    fields,
    async send({ purpose, note }) {
      const access = await run({ body: { ...look, purpose, ...(note && { note }) } });
      onOpened(access);
      onClose();
    },
  });
  return (
    <Dialog title={t('tracking.access.title')} busy={isRunning} onClose={onClose} size="sm">
      <Form {...frame}>
        <Text tone="secondary">{t('tracking.access.text')}</Text>
        <SelectField
          {...form.register('purpose')}
          label={t('tracking.access.purpose')}
          placeholder={t('tracking.access.choose')}
          options={accessPurposes.map((value) => ({ value, label: t(`tracking.access.purpose.${value}`) }))}
          error={errors.getText('purpose')}
        />
        <TextAreaField
          {...form.register('note')}
          label={t('tracking.access.note')}
          optional
          rows={2}
          dir="auto"
          maxLength={positionLimits.noteMax}
          error={errors.getText('note')}
        />
        <FormFailure error={failure} />
        <DialogActions>
          <Button disabled={isRunning} onClick={onClose}>
            {t('tracking.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={isRunning}>
            {t('tracking.access.open')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
