import { valibotResolver } from '@hookform/resolvers/valibot';
import { cancellationBody, cancellationReasons, limits, srmInvoiceEndpoints } from '@portal/shared/contract';
import { SelectField, TextField } from '@portal/shared/ui';
import * as v from 'valibot';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { MoneyDialog } from './MoneyDialog';

interface Props {
  invoiceId: string;
  number: string;
  onClose: () => void;
}

interface Values {
  invoiceId: string;
  reason: string;
  remark: string;
}

const rules = v.pipe(
  v.object({ invoiceId: v.string(), reason: v.string(), remark: v.string() }),
  v.transform((values) => values as v.InferInput<typeof cancellationBody>),
  cancellationBody,
);

/** Why the registration of an invoice is cancelled, in the words of India's portal. */
export function CancelRegistrationDialog({ invoiceId, number, onClose }: Props) {
  const t = useMoneyText();
  const { form, errors, dialog } = useMoneyForm<
    typeof srmInvoiceEndpoints.cancel,
    Values,
    v.InferOutput<typeof cancellationBody>
  >({
    endpoint: srmInvoiceEndpoints.cancel,
    resolver: valibotResolver(rules),
    defaultValues: { invoiceId, reason: '', remark: '' },
    fields: ['reason', 'remark'],
    toInput: (body) => ({ body }),
    describe: () => t('money.cancel.done', { number }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.cancel.title', { number })}
      text={t('money.cancel.text')}
      saveLabel={t('money.cancel.save')}
    >
      <SelectField
        {...form.register('reason')}
        label={t('money.cancel.reason')}
        placeholder={t('money.cancel.choose')}
        options={cancellationReasons.map((value) => ({ value, label: t(`money.cancel.reason.${value}`) }))}
        error={errors.getText('reason')}
      />
      <TextField
        {...form.register('remark')}
        label={t('money.cancel.remark')}
        help={t('money.cancel.remarkHelp')}
        maxLength={limits.electronic.remarkMax}
        dir="auto"
        error={errors.getText('remark')}
      />
    </MoneyDialog>
  );
}
