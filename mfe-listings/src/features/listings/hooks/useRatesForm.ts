import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSubmitForm } from '@portal/shared/forms';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import {
  firstRates,
  ratesFields,
  ratesRules,
  type RatesChange,
  type RatesValues,
} from '../model/rates-rules';

/** A change of prices as a form, and its meaning once it is valid. */
export function useRatesForm(onStart: (change: RatesChange) => void) {
  const { form, errors, frame } = useSubmitForm<RatesValues, RatesChange, void>({
    resolver: valibotResolver(ratesRules),
    defaultValues: firstRates,
    fields: ratesFields,
    send(change) {
      onStart(change);
      return Promise.resolve();
    },
  });
  const [periods, typed] = useWatch({ control: form.control, name: ['periods', 'change'] });
  const read = v.safeParse(ratesRules, { periods, change: typed });
  return { form, errors, frame, periods, kind: typed.kind, change: read.success ? read.output : null };
}
