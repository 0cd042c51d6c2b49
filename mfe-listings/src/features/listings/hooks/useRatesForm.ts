import { rateChange, rentalPeriods, type RateChange, type RentalPeriod } from '@portal/shared/contract';
import { useT } from '@portal/shared/portal';
import { useState } from 'react';
import * as v from 'valibot';
import { useBulkText } from '../../../messages/useBulkText';
import type { RatesChange } from './useBulkAction';

type Kind = RateChange['kind'];

/** The input, its errors, and its meaning once it is valid. */
export function useRatesForm() {
  const t = useBulkText();
  const shared = useT();
  const [kind, setKind] = useState<Kind>('percent');
  const [text, setText] = useState('');
  const [periods, setPeriods] = useState<RentalPeriod[]>([...rentalPeriods]);
  const [isTouched, setTouched] = useState(false);
  const [isSent, setSent] = useState(false);

  const typed = text
    .trim()
    .replace(/^\u2212/, '-')
    .replace(/%$/, '')
    .trim();
  const read = v.safeParse(rateChange, { kind, value: typed === '' ? Number.NaN : Number(typed) });
  const isIdle = read.success && kind !== 'set' && read.output.value === 0;
  const problem = () => {
    if (typed === '') return t('bulk.value.required');
    if (isIdle) return t('bulk.value.zero');
    return read.success ? undefined : shared(read.issues[0].message);
  };
  const change: RatesChange | null =
    read.success && !isIdle && periods.length > 0 ? { periods, change: read.output } : null;

  return {
    kind,
    text,
    periods,
    change,
    valueError: isSent || (isTouched && typed !== '') ? problem() : undefined,
    periodsError: periods.length === 0 ? t('bulk.periods.required') : undefined,
    setKind: (next: string) => setKind(next as Kind),
    setText,
    touch: () => setTouched(true),
    toggle: (period: RentalPeriod) =>
      setPeriods((before) => rentalPeriods.filter((one) => (one === period) !== before.includes(one))),
    /** @returns what to do, or null after showing the errors */
    submit() {
      setSent(true);
      return change;
    },
  };
}
