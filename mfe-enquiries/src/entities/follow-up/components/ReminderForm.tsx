import type { Enquiry } from '@portal/shared/contract';
import { Form } from '@portal/shared/forms';
import { countryName, isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Button, FieldRow, Heading, Stack } from '@portal/shared/ui';
import { FormErrors, TextAreaField } from '@portal/shared/ui/form';
import { DateField, TimeField } from '@portal/shared/ui/date-fields';
import { DialogActions } from '@portal/shared/ui/overlays';
import { useText } from '../../../messages/useText';
import { useReminderForm } from '../hooks/useReminderForm';

interface ReminderFormProps {
  enquiry: Enquiry;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
  onUnsupported: () => void;
}

export function ReminderForm({ enquiry, ...answers }: ReminderFormProps) {
  const t = useText();
  const country = useCountry();
  const clock = useServerClock();
  const { form, errors, failure, frame, isRunning, remove } = useReminderForm(enquiry, answers);
  return (
    <Form {...frame} aria-label={t('enquiries.followUp.reminder')}>
      <Stack gap={4}>
        <Heading level={3} size={3}>
          {t('enquiries.followUp.reminder')}
        </Heading>
        <FormErrors message={failure?.message ?? null} />
        <FieldRow>
          <DateField
            {...form.register('date', { deps: ['time', 'note'] })}
            label={t('enquiries.followUp.date')}
            min={isoDateToday(country.id, new Date(clock.now()))}
            error={errors.getText('date')}
          />
          <TimeField
            {...form.register('time', { deps: ['date', 'note'] })}
            label={t('enquiries.followUp.time')}
            help={t('enquiries.followUp.zone', { country: countryName(country.id) })}
            error={errors.getText('time')}
          />
        </FieldRow>
        <TextAreaField
          {...form.register('note')}
          label={t('enquiries.followUp.note')}
          optional
          error={errors.getText('note')}
        />
        <DialogActions>
          {enquiry.followUp && (
            <Button variant="ghost" disabled={isRunning} onClick={() => void remove()}>
              {t('enquiries.followUp.remove')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isRunning}>
            {t('enquiries.followUp.save')}
          </Button>
        </DialogActions>
      </Stack>
    </Form>
  );
}
