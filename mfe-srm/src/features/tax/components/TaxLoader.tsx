import { lookupEndpoints } from '@portal/shared/contract';
import { LoadingForm, useFailureText } from '@portal/shared/forms';
import { useQuery } from '@portal/shared/portal';
import { ErrorState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { listTaxCountries, type CountryRow } from '../model/tax-values';

/** The countries to choose from, or why they cannot be shown. */
export function TaxLoader({ children }: { children: (rows: readonly CountryRow[]) => ReactNode }) {
  const describe = useFailureText();
  const countries = useQuery(lookupEndpoints.countries, { query: {} });
  if (countries.data) return children(listTaxCountries(countries.data));
  if (!countries.error) return <LoadingForm />;
  const { title, text } = describe(countries.error);
  return (
    <ErrorState
      title={title}
      onRetry={() => void countries.refresh()}
      retrying={countries.isRefreshing}
      details={countries.error.requestId}
    >
      {text}
    </ErrorState>
  );
}
