import { getCompanyId, type CompanyRecord } from '@portal/shared/contract';
import { useUnsavedGuard } from '@portal/shared/forms';
import { useNotify } from '@portal/shared/portal';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { usePageText } from '../../../messages/usePageText';
import { useCompanyForm } from '../../../entities/company/hooks/useCompanyForm';
import { useSaveCompany } from '../../../entities/company/hooks/useSaveCompany';
import type { UpdateBody } from '../../../entities/company/model/company-bodies';

interface Settings<Values extends FieldValues, Checked> {
  readonly record: CompanyRecord;
  readonly refresh: () => Promise<unknown>;
  readonly resolver: Resolver<Values, unknown, Checked>;
  readonly values: DefaultValues<Values>;
  readonly fields: readonly FieldPath<Values>[];
  readonly toBody: (record: CompanyRecord, values: Checked) => UpdateBody;
}

/** Edits the registration: saves, confirms and returns to the profile. */
export function useProfileEdit<Values extends FieldValues, Checked extends FieldValues>(
  settings: Settings<Values, Checked>,
) {
  const { record, refresh, resolver, values, fields, toBody } = settings;
  const t = usePageText();
  const navigate = useNavigate();
  const notify = useNotify();
  const { update, announce } = useSaveCompany();
  const { form, errors, failure, uploads, discard } = useCompanyForm<Values, Checked>({
    resolver,
    defaultValues: values,
    fields,
    draftName: `profile-${getCompanyId(record) ?? ''}`,
    onConflict: refresh,
    async save(checked, done) {
      const saved = await update(toBody(record, checked));
      done();
      release();
      await navigate('/profile');
      notify({ title: t('profile.saved'), tone: 'success' });
      await announce(saved);
    },
  });
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const { blocker, release } = useUnsavedGuard(isDirty);
  return {
    form,
    errors,
    uploads,
    frame: {
      dirty: isDirty,
      busy: isSubmitting,
      failure,
      uploads,
      summary: errors.summary(fields),
      blocker,
      onSubmit: uploads.submit,
      onBlur: errors.onBlur,
      submitCount,
      onDiscard: discard,
    },
  };
}
