import { useUnsavedGuard } from '@portal/shared/forms';
import { EditFrame } from '@portal/shared/forms/edit';
import { useNotify } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../model/paths';
import type { FrameProps } from './frame';

type ChangeFrameProps = FrameProps & { savedText: string };

/** A change after the setup. After saving, it returns to the dashboard. */
export function ChangeFrame({
  form,
  errors,
  summary,
  failure,
  submit,
  discard,
  savedText,
  children,
}: ChangeFrameProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty);
  const save = async () => {
    if (!(await submit())) return;
    release();
    notify({ title: savedText, tone: 'success' });
    await navigate(paths.dashboard);
  };
  return (
    <EditFrame
      dirty={isDirty}
      busy={isSubmitting}
      failure={failure}
      summary={summary}
      blocker={blocker}
      onSubmit={() => void save()}
      onBlur={errors.onBlur}
      submitCount={submitCount}
      onDiscard={discard}
    >
      {children}
    </EditFrame>
  );
}
