import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCountry } from '@portal/shared/portal';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAgreement } from '../../../entities/agreement/hooks/useAgreement';
import { useAgreementForm } from '../../../entities/agreement/hooks/useAgreementForm';
import { findCountryCode, taxRules, taxValues, type CountryRow, type TaxValues } from '../model/tax-values';

export function useTaxForm(rows: readonly CountryRow[]) {
  const portalCountry = useCountry().id;
  const { data } = useAgreement();
  const [values] = useState(() => taxValues(data, rows, portalCountry));
  const [country, setCountry] = useState(() => findCountryCode(rows, values.countryId));
  const agreement = useAgreementForm<TaxValues>({
    resolver: valibotResolver(taxRules(country)),
    values,
    fields: ['countryId', 'taxNumber', 'licenceAuthority', 'pinCode'],
    draft: 'tax',
    toBody: ({ countryId, taxNumber, licenceAuthority, pinCode }) => ({
      country: countryId,
      taxNumber,
      // Only a trade licence of the Emirates is named on electronic invoices.
      ...(country === 'ae' && { licenceAuthority }),
      ...(country === 'in' && { pinCode }),
    }),
    aliases: { country: 'countryId' },
  });
  // The number's rule is that of the chosen country.
  const chosen = findCountryCode(rows, useWatch({ control: agreement.form.control, name: 'countryId' }));
  if (chosen !== country) setCountry(chosen);
  return { ...agreement, country };
}
