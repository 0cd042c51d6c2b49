import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, readMinor, srmInvoiceEndpoints, type InvoiceRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { TextAreaField } from '@portal/shared/ui/form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import {
  listCreditableLines,
  creditFields,
  creditRules,
  createEmptyCredit,
  type CheckedCredit,
  type CreditValues,
} from '../model/credit';
import { getCreditableAmount } from '../model/invoice';
import { CreditLines } from './CreditLines';
import { MoneyDialog } from './MoneyDialog';
import { MoneyField } from '../../../components/MoneyField';

/** Credits an invoice, whole or in part: line by line if the server knows the rest of each. */
export function CreditNoteDialog({ invoice, onClose }: { invoice: InvoiceRecord; onClose: () => void }) {
  const t = useMoneyText();
  const { currency } = useCountry();
  const left = formatMoney(getCreditableAmount(invoice), currency);
  const lines = listCreditableLines(invoice);
  const { form, errors, dialog } = useMoneyForm<
    typeof srmInvoiceEndpoints.credit,
    CreditValues,
    CheckedCredit
  >({
    endpoint: srmInvoiceEndpoints.credit,
    resolver: valibotResolver(creditRules(invoice, lines)),
    defaultValues: createEmptyCredit(lines),
    fields: creditFields,
    toInput: (body) => ({ body }),
    describe: ({ number }) => t('money.credit.done', { number }),
    onDone: onClose,
  });
  const isAbove = form.formState.errors.amount?.message === 'money.credit.above';
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      size={lines.length > 0 ? 'md' : 'sm'}
      title={t('money.credit.title', { number: invoice.number })}
      text={t('money.credit.text', { left, gross: formatMoney(readMinor(invoice.gross) ?? 0, currency) })}
      saveLabel={t('money.credit.save')}
    >
      {lines.length > 0 ? (
        <CreditLines form={form} lines={lines} trips={invoice.trips} getFieldError={errors.getText} />
      ) : (
        <MoneyField
          {...form.register('amount')}
          label={t('money.credit.amount')}
          help={t('money.credit.amountHelp')}
          optional
          error={isAbove ? t('money.credit.above', { amount: left }) : errors.getText('amount')}
        />
      )}
      <TextAreaField
        {...form.register('reason')}
        label={t('money.credit.reason')}
        maxLength={limits.trip.reasonMax}
        rows={2}
        dir="auto"
        error={errors.getText('reason')}
      />
    </MoneyDialog>
  );
}
