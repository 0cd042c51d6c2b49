import type { ApiError } from '@portal/shared/api';
import { useT } from '@portal/shared/portal';
import { FormErrors, SaveBar } from '@portal/shared/ui/form';
import { SendButton } from '@portal/shared/ui/send-button';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import type { FocusEventHandler, ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';
import { Form } from './Form';
import { FormFailure } from './FormFailure';
import type { Uploads } from './upload/useAfterUploads';
import { WaitingForFiles } from './upload/WaitingForFiles';

interface EditFrameProps {
  dirty: boolean;
  busy: boolean;
  failure: ApiError | null;
  /** Of the form's files, after which the form is sent automatically. */
  uploads?: Pick<Uploads, 'waiting' | 'stop'>;
  summary: Record<string, { message: string }>;
  blocker: Blocker;
  onSubmit: () => void;
  onBlur: FocusEventHandler<HTMLElement>;
  submitCount: number;
  onDiscard: () => void;
  /** For something new: the bar is there from the start, with its own text. */
  bar?: { message: string; saveLabel: string };
  children: ReactNode;
}

/**
 * An edit form around its fields: a bar while there is something to save, and a question before the agent
 * leaves it.
 */
export function EditFrame({
  dirty,
  busy,
  failure,
  uploads,
  summary,
  blocker,
  onSubmit,
  onBlur,
  submitCount,
  onDiscard,
  bar,
  children,
}: EditFrameProps) {
  const t = useT();
  const discard = () => {
    uploads?.stop();
    onDiscard();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onBlur={onBlur}
      submitCount={submitCount}
    >
      {children}
      <FormErrors errors={summary} />
      <FormFailure error={failure} />
      {uploads && <WaitingForFiles uploads={uploads} />}
      <SaveBar
        {...bar}
        {...(uploads?.waiting ? { saveLabel: t('shared.form.waiting', { count: uploads.waiting }) } : {})}
        visible={dirty || bar !== undefined}
        busy={busy}
        SaveButton={SendButton}
        onDiscard={discard}
      />
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('shared.form.leave.title')}
          confirmLabel={t('shared.form.leave.leave')}
          cancelLabel={t('shared.form.leave.stay')}
          tone="danger"
          onConfirm={() => {
            discard();
            blocker.proceed();
          }}
          onCancel={() => blocker.reset()}
        >
          {t('shared.form.leave.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
