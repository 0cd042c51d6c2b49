import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import type { Enquiry } from '@portal/shared/contract';
import { useRecordForm } from '@portal/shared/forms';
import { useCountry, useNotify, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { useText } from '../../../messages/useText';
import { toReminderFields, type ReminderFields } from '../model/reminder';
import { createReminderRules, reminderFields, type CheckedReminder } from '../model/reminder-rules';
import { reminderText } from '../model/reminder-text';
import { useSaveFollowUp } from './useSaveFollowUp';

interface Answers {
  onBusy: (busy: boolean) => void;
  onDone: () => void;
  onUnsupported: () => void;
}

/** A reminder and a note as a form. What is typed stays in the tab until it is stored, or the follow-up is removed. */
export function useReminderForm(enquiry: Enquiry, { onBusy, onDone, onUnsupported }: Answers) {
  const t = useText();
  const notify = useNotify();
  const country = useCountry().id;
  const clock = useServerClock();
  const { keep, isRunning } = useSaveFollowUp(enquiry);
  const [removal, setRemoval] = useState<ApiError | null>(null);

  async function store(body: CheckedReminder): Promise<void> {
    setRemoval(null);
    onBusy(true);
    try {
      await keep(body);
    } finally {
      onBusy(false);
    }
    const at = body.remindAt && reminderText(body.remindAt, country, clock.now());
    const title = at
      ? t('enquiries.followUp.kept', { at })
      : t(body.note ? 'enquiries.followUp.noteKept' : 'enquiries.followUp.removed');
    notify({ title, tone: 'success', undo: { kind: 'followUpChanged', subjectId: enquiry._id } });
  }
  /** @returns whether the dialog says it */
  function refuse(error: ApiError): boolean {
    if (!isNotOffered(error)) return false;
    onUnsupported();
    return true;
  }
  const { form, errors, failure, clearFailure, clearDraft, frame } = useRecordForm<
    ReminderFields,
    CheckedReminder,
    void
  >({
    resolver: valibotResolver(createReminderRules(enquiry.followUp, country, clock.now)),
    defaultValues: toReminderFields(enquiry.followUp, country),
    fields: reminderFields,
    aliases: { remindAt: 'date' },
    draftName: `follow-up:${enquiry._id}`,
    async send(body) {
      await store(body);
      onDone();
    },
    onRefused: refuse,
  });
  return {
    form,
    errors,
    frame,
    isRunning,
    failure: failure ?? removal,
    /** Removes what is stored. What is typed stays if that fails. */
    async remove(): Promise<void> {
      clearFailure();
      try {
        await store({ remindAt: null, note: '' });
        clearDraft();
        onDone();
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!refuse(error)) setRemoval(error);
      }
    },
  };
}
