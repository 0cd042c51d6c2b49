import { isApiError, type ApiError } from '@portal/shared/api';
import type { agreementBody } from '@portal/shared/contract';
import { applyFieldErrors, useShownErrors } from '@portal/shared/forms';
import { useFormDraft, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type * as v from 'valibot';
import { useSaveAgreement } from './useAgreement';

interface Settings<Values extends FieldValues> {
  readonly resolver: Resolver<Values>;
  readonly values: DefaultValues<Values>;
  readonly fields: readonly FieldPath<Values>[];
  /** Input is kept under this name until it is saved. */
  readonly draft: string;
  readonly toBody: (values: Values) => v.InferInput<typeof agreementBody>;
  readonly aliases?: Readonly<Record<string, FieldPath<Values>>>;
}

/** A part of the agreement as a form, in the setup and later. */
export function useAgreementForm<Values extends FieldValues>(settings: Settings<Values>) {
  const { resolver, values: defaultValues, fields, draft: name, toBody, aliases } = settings;
  const userId = useSession()?.userId ?? '';
  const save = useSaveAgreement();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm<Values>({ mode: 'onTouched', shouldFocusError: false, resolver, defaultValues });
  const draft = useFormDraft(form, `srm-${name}-${userId}`);

  /** @returns whether it was saved */
  async function submit(): Promise<boolean> {
    let saved = false;
    await form.handleSubmit(async (values) => {
      setFailure(null);
      try {
        await save(toBody(values));
        draft.clear();
        saved = true;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!applyFieldErrors(form, error, fields, aliases)) setFailure(error);
      }
    })();
    return saved;
  }
  const discard = () => {
    form.reset();
    draft.clear();
  };
  const errors = useShownErrors(form);
  return { form, errors, frame: { form, errors, summary: errors.summary(fields), failure, submit, discard } };
}
