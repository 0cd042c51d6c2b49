import { isNotOffered } from '@portal/shared/api';
import type { Enquiry } from '@portal/shared/contract';
import { countryName, isoDateToday } from '@portal/shared/format';
import { useCountry, useNotify, useServerClock } from '@portal/shared/portal';
import { Button, FieldRow, FormErrors, Heading, Stack, TextAreaField } from '@portal/shared/ui';
import { DateField, TimeField } from '@portal/shared/ui/date-fields';
import { DialogActions } from '@portal/shared/ui/overlays';
import { useState, type FormEvent } from 'react';
import { useText } from '../../../messages/useText';
import { useSaveFollowUp } from '../hooks/useSaveFollowUp';
import { useReminderForm } from '../hooks/useReminderForm';
import { reminderText } from '../model/reminder-text';

interface ReminderFormProps {
  enquiry: Enquiry;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
  onUnsupported: () => void;
}

export function ReminderForm({ enquiry, onBusy, onDone, onUnsupported }: ReminderFormProps) {
  const t = useText();
  const notify = useNotify();
  const country = useCountry();
  const clock = useServerClock();
  const form = useReminderForm(enquiry);
  const { keep, isRunning } = useSaveFollowUp(enquiry);
  const [failure, setFailure] = useState<string | null>(null);
  const { fields, errors, serverErrors } = form;
  const errorAt = (name: 'date' | 'time' | 'note') =>
    serverErrors[name] ?? (errors[name] && t(`enquiries.followUp.${errors[name]}`));

  const send = async (body: { remindAt: string | null; note: string }) => {
    setFailure(null);
    onBusy(true);
    const error = await keep(body);
    onBusy(false);
    if (error) {
      if (isNotOffered(error)) onUnsupported();
      else if (!form.tell(error)) setFailure(error.message);
      return;
    }
    form.clear();
    const at = body.remindAt && reminderText(body.remindAt, country.id, clock.now());
    const title = at
      ? t('enquiries.followUp.kept', { at })
      : t(body.note ? 'enquiries.followUp.noteKept' : 'enquiries.followUp.removed');
    notify({ title, tone: 'success', undo: { kind: 'followUpChanged', subjectId: enquiry._id } });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = form.check();
    if (body && !isRunning) void send(body);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t('enquiries.followUp.reminder')}>
      <Stack gap={4}>
        <Heading level={3} size={3}>
          {t('enquiries.followUp.reminder')}
        </Heading>
        <FormErrors message={failure} />
        <FieldRow>
          <DateField
            label={t('enquiries.followUp.date')}
            min={isoDateToday(country.id, new Date(clock.now()))}
            value={fields.date}
            error={errorAt('date')}
            onChange={({ target }) => form.set({ date: target.value })}
          />
          <TimeField
            label={t('enquiries.followUp.time')}
            help={t('enquiries.followUp.zone', { country: countryName(country.id) })}
            value={fields.time}
            error={errorAt('time')}
            onChange={({ target }) => form.set({ time: target.value })}
          />
        </FieldRow>
        <TextAreaField
          label={t('enquiries.followUp.note')}
          optional
          value={fields.note}
          error={errorAt('note')}
          onChange={({ target }) => form.set({ note: target.value })}
        />
        <DialogActions>
          {enquiry.followUp && (
            <Button
              variant="ghost"
              disabled={isRunning}
              onClick={() => void send({ remindAt: null, note: '' })}
            >
              {t('enquiries.followUp.remove')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isRunning}>
            {t('enquiries.followUp.save')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
