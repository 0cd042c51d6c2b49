import { valibotResolver } from '@hookform/resolvers/valibot';
import { registrationBody, srmInvoiceEndpoints } from '@portal/shared/contract';
import { useShownErrors } from '@portal/shared/forms';
import { TextAreaField } from '@portal/shared/ui';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { MoneyDialog } from './MoneyDialog';

interface Props {
  invoiceId: string;
  number: string;
  onClose: () => void;
}

type Values = v.InferInput<typeof registrationBody>;

/** Takes the signed answer of India's registration portal for a document. */
export function RegistrationDialog({ invoiceId, number, onClose }: Props) {
  const t = useMoneyText();
  const form = useForm<Values, unknown, v.InferOutput<typeof registrationBody>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(registrationBody),
    defaultValues: { invoiceId, signedQrCode: '' },
  });
  const errors = useShownErrors(form);
  const { send, failure } = useMoneyForm(srmInvoiceEndpoints.register, form, ['signedQrCode']);
  const submit = form.handleSubmit((body) =>
    send({ body }, { done: () => t('money.register.done', { number }), onDone: onClose }),
  );
  return (
    <MoneyDialog
      failure={failure}
      onClose={onClose}
      onBlur={errors.onBlur}
      submitCount={form.formState.submitCount}
      title={t('money.register.title', { number })}
      text={t('money.register.text')}
      saveLabel={t('money.register.save')}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
    >
      <TextAreaField
        {...form.register('signedQrCode')}
        label={t('money.register.code')}
        help={t('money.register.codeHelp')}
        rows={5}
        dir="ltr"
        spellCheck={false}
        error={errors.getText('signedQrCode')}
      />
    </MoneyDialog>
  );
}
