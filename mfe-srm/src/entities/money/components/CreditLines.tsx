import type { InvoiceRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, FieldRow, Inline, Text, TextField } from '@portal/shared/ui';
import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useLineName } from '../hooks/useLineName';
import {
  computeQuantityAmount,
  creditTotal,
  creditAllLines,
  type CheckedCredit,
  type CreditableLine,
  type CreditValues,
} from '../model/credit';
import { MoneyField } from '../../../components/MoneyField';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

interface Props {
  form: UseFormReturn<CreditValues, unknown, CheckedCredit>;
  lines: readonly CreditableLine[];
  /** Of a summary invoice: its trips, which its lines belong to. */
  trips: InvoiceRecord['trips'];
  getFieldError: (name: FieldPath<CreditValues>) => string | undefined;
}

/** How much of each invoice line is credited, as an amount or by count. */
export function CreditLines({ form, lines, trips, getFieldError }: Props) {
  const t = useMoneyText();
  const getName = useLineName();
  const { currency } = useCountry();
  const values = useWatch({ control: form.control, name: 'lines' });
  const money = (minor: number) => formatMoney(minor, currency);
  const findProblem = (at: number, left: number) => {
    const message = form.formState.errors.lines?.[at]?.amount?.message;
    if (message === 'money.credit.above') return t('money.credit.above', { amount: money(left) });
    if (message === 'money.credit.choose')
      return form.formState.isSubmitted ? t('money.credit.choose') : undefined;
    return getFieldError(`lines.${at}.amount`);
  };
  return (
    <>
      <Inline>
        <Button
          size="sm"
          onClick={() =>
            form.setValue('lines', creditAllLines(lines), { shouldDirty: true, shouldValidate: true })
          }
        >
          {t('money.credit.all')}
        </Button>
      </Inline>
      <List role="list" aria-label={t('money.credit.lines')}>
        {lines.map(({ position, line, left, isDiscount, unitPrice }, at) => {
          const trip = trips?.find(({ bookingId }) => bookingId === line.bookingId);
          const name = [trip?.tripCode, getName(line)].filter(Boolean).join(' · ');
          return (
            <li key={position}>
              <FieldRow>
                <MoneyField
                  {...form.register(`lines.${at}.amount`, {
                    onChange: () => form.setValue(`lines.${at}.quantity`, ''),
                  })}
                  label={name}
                  help={t(isDiscount ? 'money.credit.leftOfDiscount' : 'money.credit.leftOfLine', {
                    amount: money(left),
                  })}
                  error={findProblem(at, left)}
                />
                {unitPrice !== null && (
                  <TextField
                    {...form.register(`lines.${at}.quantity`, {
                      onChange: ({ target }: { target: { value: string } }) =>
                        form.setValue(`lines.${at}.amount`, computeQuantityAmount(target.value, unitPrice), {
                          shouldDirty: true,
                          shouldValidate: form.formState.isSubmitted,
                        }),
                    })}
                    label={t('money.credit.quantity')}
                    aria-label={t('money.credit.quantityOf', { line: name })}
                    help={t('money.credit.each', { amount: money(unitPrice) })}
                    inputMode="numeric"
                    autoComplete="off"
                    code
                    optional
                  />
                )}
              </FieldRow>
            </li>
          );
        })}
      </List>
      <Text weight={600} tabular role="status">
        {t('money.credit.total', { amount: money(creditTotal(lines, values)) })}
      </Text>
    </>
  );
}
