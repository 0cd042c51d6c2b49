import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  limits,
  movesMoney,
  paymentMethods,
  readMinor,
  srmLedgerEndpoints,
  type TripLedger,
} from '@portal/shared/contract';
import { formatDate, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { FieldRow, SelectField } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { useWatch } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { getRefundable, listRefundable, readCardMethod, writeCardMethod } from '../model/card-refund';
import {
  entryFields,
  entryRules,
  listEntryKinds,
  suggestAmount,
  suggestDepositWay,
  needsReason,
  type CheckedEntry,
  type EntryKind,
  type EntryValues,
  type Sums,
} from '../model/ledger';
import { MoneyDialog } from './MoneyDialog';
import { MoneyField } from '../../../components/MoneyField';

interface Props {
  bookingId: string;
  sums: Sums;
  entries: TripLedger['entries'];
  /** The type of entry; by default the likeliest. */
  kind?: EntryKind | undefined;
  /** What is filled in already, other than usual. */
  preset?: Partial<EntryValues> | undefined;
  onClose: () => void;
}

/** Records a payment, deposit or refund. */
export function EntryDialog({ bookingId, sums, entries, kind, preset, onClose }: Props) {
  const t = useMoneyText();
  const { id: country, currency } = useCountry();
  const kinds = listEntryKinds(sums);
  const first = kind ?? kinds[0] ?? 'PAYMENT';
  const { form, errors, dialog } = useMoneyForm<typeof srmLedgerEndpoints.add, EntryValues, CheckedEntry>({
    endpoint: srmLedgerEndpoints.add,
    resolver: valibotResolver(entryRules(bookingId, sums, entries)),
    defaultValues: {
      kind: first,
      amount: suggestAmount(first, sums),
      method: suggestDepositWay(first, entries),
      reason: '',
      ...preset,
    },
    fields: entryFields,
    toInput: (body) => ({ body }),
    describe: (_result, body) =>
      t(body.cardEntryId === undefined ? 'money.entry.done' : 'money.refund.done', {
        kind: t(`money.kind.${body.kind}`),
        amount: formatMoney(readMinor(body.amount) ?? 0, currency),
      }),
    onDone: onClose,
  });
  const [chosen, method] = useWatch({ control: form.control, name: ['kind', 'method'] });
  const refundable = chosen === 'REFUND' ? listRefundable(entries) : [];
  const methods = [
    ...refundable.map((entry) => ({
      value: writeCardMethod(entry),
      label: t('money.refund.toCard', {
        amount: formatMoney(readMinor(entry.amount) ?? 0, currency),
        at: formatDate(entry.at, country),
      }),
    })),
    ...paymentMethods.map((value) => ({ value: value as string, label: t(`money.method.${value}`) })),
  ];
  const tooMuch: Readonly<Record<string, number>> = {
    'money.entry.aboveDeposit': sums.left,
    'money.refund.aboveCard': getRefundable(entries, readCardMethod(method) ?? ''),
  };
  const problem = form.formState.errors.amount?.message ?? '';
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.entry.title')}
      text={t('money.entry.text')}
      saveLabel={t('money.entry.save')}
    >
      <SelectField
        {...form.register('kind', {
          onChange: ({ target }: { target: { value: EntryKind } }) => {
            form.setValue('amount', suggestAmount(target.value, sums));
            form.setValue('method', suggestDepositWay(target.value, entries));
          },
        })}
        label={t('money.entry.kind')}
        options={kinds.map((value) => ({ value, label: t(`money.kind.${value}`) }))}
        error={errors.getText('kind')}
      />
      <FieldRow>
        <MoneyField
          {...form.register('amount')}
          label={t('money.entry.amount')}
          error={
            problem === 'money.entry.aboveDeposit' || problem === 'money.refund.aboveCard'
              ? t(problem, { amount: formatMoney(tooMuch[problem] ?? 0, currency) })
              : errors.getText('amount')
          }
        />
        {movesMoney(chosen) && (
          <SelectField
            {...form.register('method')}
            label={t('money.entry.method')}
            options={methods}
            error={errors.getText('method')}
          />
        )}
      </FieldRow>
      <TextAreaField
        {...form.register('reason')}
        label={t('money.entry.reason')}
        optional={!needsReason(chosen)}
        maxLength={limits.trip.reasonMax}
        rows={2}
        dir="auto"
        error={errors.getText('reason')}
      />
    </MoneyDialog>
  );
}
