import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  anyPlate,
  chargeKinds,
  isoDate,
  positiveMoneyText,
  srmChargeEndpoints,
} from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { UploadField } from '@portal/shared/forms/upload';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { Button, FieldRow, SelectField, TextField } from '@portal/shared/ui';
import { DateField, TimeField } from '@portal/shared/ui/date-fields';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { useChargesText } from '../../../../messages/useChargesText';
import { useReloadCharges } from '../../hooks/useReloadCharges';
import { toMoment } from '../../model/moment';
import { MoneyField } from '../../../../components/MoneyField';

const rules = v.object({
  plate: anyPlate,
  day: isoDate,
  time: v.string(),
  amount: positiveMoneyText,
  kind: v.picklist(chargeKinds),
  photo: v.nullable(v.string()),
});
type Values = v.InferInput<typeof rules>;
const fields = ['plate', 'day', 'amount', 'kind', 'photo'] as const;

interface Props {
  onClose: () => void;
  /** Opens the new charge. */
  onAdded: (chargeId: string) => void;
}

/** A fine by hand: plate, time, amount and a photo. The trip is found by the server. */
export function AddChargeDialog({ onClose, onAdded }: Props) {
  const t = useChargesText();
  const { id, timeZone } = useCountry();
  const notify = useNotify();
  const changed = useReloadCharges();
  const { run, isRunning } = useMutation(srmChargeEndpoints.create);
  const [isUploading, setUploading] = useState(false);
  const { form, errors, failure, frame } = useSubmitForm<Values, v.InferOutput<typeof rules>, void>({
    resolver: valibotResolver(rules),
    defaultValues: { plate: '', day: isoDateToday(id), time: '', amount: '', kind: 'fine', photo: null },
    fields,
    aliases: { at: 'day' },
    async send({ day, time, ...body }) {
      const saved = await run({ body: { ...body, at: toMoment(timeZone, day, time) } });
      changed();
      const done = saved.tripCode
        ? t('charges.add.done', { trip: saved.tripCode })
        : t('charges.add.doneUndecided');
      notify({ title: done, tone: 'success' });
      onAdded(saved.chargeId);
    },
  });
  return (
    <Dialog title={t('charges.add')} busy={isRunning} onClose={onClose}>
      <Form {...frame}>
        <FieldRow>
          <TextField
            {...form.register('plate')}
            autoFocus
            code
            label={t('charges.add.plate')}
            autoComplete="off"
            error={errors.getText('plate')}
          />
          <SelectField
            {...form.register('kind')}
            label={t('charges.kind')}
            options={chargeKinds.map((kind) => ({ value: kind, label: t(`charges.kind.${kind}`) }))}
            error={errors.getText('kind')}
          />
        </FieldRow>
        <FieldRow>
          <DateField
            {...form.register('day')}
            label={t('charges.add.day')}
            max={isoDateToday(id)}
            error={errors.getText('day')}
          />
          <TimeField
            {...form.register('time')}
            step={1}
            optional
            label={t('charges.add.time')}
            help={t('charges.add.timeHelp')}
          />
        </FieldRow>
        <MoneyField
          {...form.register('amount')}
          label={t('charges.column.amount')}
          error={errors.getText('amount')}
        />
        <UploadField
          control={form.control}
          name="photo"
          kind="document"
          label={t('charges.photo')}
          error={errors.getText('photo')}
          stored={null}
          onUploading={(_name, busy) => setUploading(busy)}
        />
        <FormFailure error={failure} />
        <DialogActions>
          <Button disabled={isRunning} onClick={onClose}>
            {t('charges.cancel')}
          </Button>
          <Button variant="primary" type="submit" busy={isRunning || isUploading}>
            {t('charges.add.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
