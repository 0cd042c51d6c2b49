import type { agreementBody } from '@portal/shared/contract';
import { useRecordForm } from '@portal/shared/forms';
import { useSession } from '@portal/shared/portal';
import type { DefaultValues, FieldPath, FieldValues, Resolver } from 'react-hook-form';
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
  const { resolver, values, fields, draft, toBody, aliases } = settings;
  const userId = useSession()?.userId ?? '';
  const save = useSaveAgreement();
  const { form, errors, failure, submit, discard } = useRecordForm<Values, Values, true>({
    resolver,
    defaultValues: values,
    fields,
    aliases,
    draftName: `srm-${draft}-${userId}`,
    async send(checked) {
      await save(toBody(checked));
      return true;
    },
  });
  const frame = {
    form,
    errors,
    summary: errors.summary(fields),
    failure,
    /** @returns whether it was saved */
    submit: async () => (await submit()) !== null,
    discard,
  };
  return { form, errors, frame };
}
