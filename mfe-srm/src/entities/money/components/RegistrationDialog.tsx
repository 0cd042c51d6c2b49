import { valibotResolver } from '@hookform/resolvers/valibot';
import { registrationBody, srmInvoiceEndpoints } from '@portal/shared/contract';
import { TextAreaField } from '@portal/shared/ui/form';
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
  const { form, errors, dialog } = useMoneyForm<
    typeof srmInvoiceEndpoints.register,
    Values,
    v.InferOutput<typeof registrationBody>
  >({
    endpoint: srmInvoiceEndpoints.register,
    resolver: valibotResolver(registrationBody),
    defaultValues: { invoiceId, signedQrCode: '' },
    fields: ['signedQrCode'],
    toInput: (body) => ({ body }),
    describe: () => t('money.register.done', { number }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.register.title', { number })}
      text={t('money.register.text')}
      saveLabel={t('money.register.save')}
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
