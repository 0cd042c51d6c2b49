import { Form, FormFailure } from '@portal/shared/forms';
import { Banner, Button } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import type { LevelForm } from '../../hooks/useLevelForm';
import { ActionBar } from './ActionBar';
import { NewerDraft } from './NewerDraft';

interface LevelFrameProps<Values extends FieldValues, Checked extends FieldValues> {
  level: LevelForm<Values, Checked>;
  fields: readonly FieldPath<Values>[];
  getLabel: (name: FieldPath<Values>) => string;
  saveLabel: string;
  /** Replaces direct sending, because files may have to arrive first. */
  onSubmit?: () => void;
  onDiscard?: () => void;
  /** Further messages above the bar. */
  notices?: ReactNode;
  /** Also busy while files upload. */
  busy?: boolean;
  children: ReactNode;
}

/** A level's form around its fields: errors, the draft, and a question before leaving unsaved changes. */
export function LevelFrame<Values extends FieldValues, Checked extends FieldValues>(
  props: LevelFrameProps<Values, Checked>,
) {
  const {
    level,
    fields,
    getLabel,
    saveLabel,
    onSubmit = () => void level.submit(),
    onDiscard,
    notices,
    busy,
    children,
  } = props;
  const t = useFormText();
  const [discarding, setDiscarding] = useState(false);
  const { form, errors, failure, blocker, isDirty, rival, draftRefusal } = level;
  const { isSubmitting, submitCount } = form.formState;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) onSubmit();
      }}
      onBlur={errors.onBlur}
      submitCount={submitCount}
    >
      {rival && <NewerDraft {...rival} />}
      {draftRefusal !== null && <Banner tone="warning" title={draftRefusal} />}
      {children}
      <FormErrors errors={errors.summary(fields)} getLabel={(name) => getLabel(name as FieldPath<Values>)} />
      <FormFailure error={failure} />
      {failure && failure.kind !== 'http' && (
        <Banner
          title={t('form.failure.kept')}
          action={
            <Button size="sm" icon="refresh" busy={isSubmitting} onClick={onSubmit}>
              {t('form.failure.tryAgain')}
            </Button>
          }
        />
      )}
      {notices}
      <ActionBar
        dirty={isDirty}
        busy={isSubmitting || Boolean(busy)}
        keptAt={level.keptAt}
        saveLabel={saveLabel}
        onDiscard={() => setDiscarding(true)}
      />
      {discarding && (
        <ConfirmDialog
          title={t('form.discard.title')}
          confirmLabel={t('form.discard.confirm')}
          cancelLabel={t('form.discard.keep')}
          tone="danger"
          onConfirm={() => {
            setDiscarding(false);
            level.discard();
            onDiscard?.();
          }}
          onCancel={() => setDiscarding(false)}
        >
          {t('form.discard.text')}
        </ConfirmDialog>
      )}
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('form.leave.title')}
          confirmLabel={t('form.leave.leave')}
          cancelLabel={t('form.leave.stay')}
          onConfirm={() => blocker.proceed()}
          onCancel={() => blocker.reset()}
        >
          {t(busy ? 'form.leave.textSending' : 'form.leave.text')}
        </ConfirmDialog>
      )}
    </Form>
  );
}
