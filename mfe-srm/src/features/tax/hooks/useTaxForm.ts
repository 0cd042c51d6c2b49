import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCountry } from '@portal/shared/portal';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAgreement } from '../../../entities/agreement/hooks/useAgreement';
import { useAgreementForm } from '../../../entities/agreement/hooks/useAgreementForm';
import {
  findCountryCode,
  taxNames,
  taxRules,
  taxValues,
  toTaxBody,
  type CountryRow,
  type TaxValues,
} from '../model/tax-values';

export function useTaxForm(rows: readonly CountryRow[]) {
  const portalCountry = useCountry().id;
  const { data } = useAgreement();
  const [values] = useState(() => taxValues(data, rows, portalCountry));
  const [country, setCountry] = useState(() => findCountryCode(rows, values.country));
  const agreement = useAgreementForm<TaxValues>({
    resolver: valibotResolver(taxRules(country)),
    values,
    fields: taxNames,
    draft: 'tax',
    toBody: (checked) => toTaxBody(checked, country),
  });
  // The number's rule is that of the chosen country.
  const chosen = findCountryCode(rows, useWatch({ control: agreement.form.control, name: 'country' }));
  if (chosen !== country) setCountry(chosen);
  return { ...agreement, country };
}
