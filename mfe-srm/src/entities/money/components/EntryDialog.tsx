import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  limits,
  movesMoney,
  paymentMethods,
  readMinor,
  srmLedgerEndpoints,
  type TripLedger,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { FieldRow, SelectField, TextAreaField } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import {
  entryFields,
  entryRules,
  listEntryKinds,
  likelyAmount,
  likelyMethod,
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
  onClose: () => void;
}

/** Records a payment, deposit or refund. */
export function EntryDialog({ bookingId, sums, entries, kind, onClose }: Props) {
  const t = useMoneyText();
  const { currency } = useCountry();
  const kinds = listEntryKinds(sums);
  const first = kind ?? kinds[0] ?? 'PAYMENT';
  const { form, errors, dialog } = useMoneyForm<typeof srmLedgerEndpoints.add, EntryValues, CheckedEntry>({
    endpoint: srmLedgerEndpoints.add,
    resolver: valibotResolver(entryRules(bookingId, sums)),
    defaultValues: {
      kind: first,
      amount: likelyAmount(first, sums),
      method: likelyMethod(first, entries),
      reason: '',
    },
    fields: entryFields,
    toInput: (body) => ({ body }),
    describe: (_result, body) =>
      t('money.entry.done', {
        kind: t(`money.kind.${body.kind}`),
        amount: formatMoney(readMinor(body.amount) ?? 0, currency),
      }),
    onDone: onClose,
  });
  const chosen = useWatch({ control: form.control, name: 'kind' });
  const amountError = errors.getText('amount');
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
            form.setValue('amount', likelyAmount(target.value, sums));
            form.setValue('method', likelyMethod(target.value, entries));
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
            form.formState.errors.amount?.message === 'money.entry.aboveDeposit'
              ? t('money.entry.aboveDeposit', { amount: formatMoney(sums.left, currency) })
              : amountError
          }
        />
        {movesMoney(chosen) && (
          <SelectField
            {...form.register('method')}
            label={t('money.entry.method')}
            options={paymentMethods.map((value) => ({ value, label: t(`money.method.${value}`) }))}
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
