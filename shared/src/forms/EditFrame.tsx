import type { ApiError } from '@portal/shared/api';
import { useT } from '@portal/shared/portal';
import { Banner, FormErrors, SaveBar } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import type { FocusEventHandler, ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';
import { Form } from './Form';
import { FormFailure } from './FormFailure';

interface EditFrameProps {
  dirty: boolean;
  busy: boolean;
  failure: ApiError | null;
  /** For a file that is still on its way. */
  waiting: boolean;
  summary: Record<string, { message: string }>;
  blocker: Blocker;
  onSubmit: () => void;
  onBlur: FocusEventHandler<HTMLElement>;
  submitCount: number;
  onDiscard: () => void;
  /** For something new: the bar is there from the start, in words of its own. */
  bar?: { message: string; saveLabel: string };
  children: ReactNode;
}

/** An edit form around its fields: a bar while there is something to save, and a question before it is left. */
export function EditFrame({ dirty, busy, failure, waiting, summary, blocker, onSubmit, onBlur, submitCount, onDiscard, bar, children }: EditFrameProps) {
  const t = useT();
  return (
    <Form onSubmit={(event) => { event.preventDefault(); onSubmit(); }} onBlur={onBlur} submitCount={submitCount}>
      {children}
      <FormErrors errors={summary} />
      <FormFailure error={failure} />
      {waiting && <Banner title={t('shared.form.uploading')}>{t('shared.form.uploadingText')}</Banner>}
      <SaveBar {...bar} visible={dirty || bar !== undefined} busy={busy} onDiscard={onDiscard} />
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('shared.form.leave.title')}
          confirmLabel={t('shared.form.leave.leave')}
          cancelLabel={t('shared.form.leave.stay')}
          tone="danger"
          onConfirm={() => { onDiscard(); blocker.proceed(); }}
          onCancel={() => blocker.reset()}
        >
          {t('shared.form.leave.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
