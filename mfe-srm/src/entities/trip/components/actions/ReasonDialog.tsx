import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ApiError } from '@portal/shared/api';
import { limits, tripReason } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { Button } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { Dialog, DialogActions } from '@portal/shared/ui/overlays';
import * as v from 'valibot';

const rules = v.object({ reason: tripReason });

interface Props {
  words: { title: string; text: string; reason: string; confirm: string; keep: string };
  isRunning: boolean;
  failure: ApiError | null;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a reason before a trip loses its vehicle. */
export function ReasonDialog({ words, isRunning, failure, onConfirm, onClose }: Props) {
  const { form, errors, frame } = useSubmitForm({
    resolver: valibotResolver(rules),
    defaultValues: { reason: '' },
    fields: ['reason'],
    send: ({ reason }) => onConfirm(reason),
  });
  return (
    <Dialog title={words.title} size="sm" busy={isRunning} onClose={onClose}>
      <Form {...frame}>
        <p>{words.text}</p>
        <TextAreaField
          {...form.register('reason')}
          label={words.reason}
          error={errors.getText('reason')}
          maxLength={limits.trip.reasonMax}
          rows={3}
          dir="auto"
        />
        <FormFailure error={failure} />
        <DialogActions>
          <Button onClick={onClose} disabled={isRunning}>
            {words.keep}
          </Button>
          <Button variant="danger" type="submit" busy={isRunning}>
            {words.confirm}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
