import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { useQuery } from '@portal/shared/portal';
import { Banner, Button, FieldRow, SelectField } from '@portal/shared/ui';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import type { CheckedCompany, CompanyValues } from '../model/company-form';

interface LocationFieldsProps {
  form: UseFormReturn<CompanyValues, unknown, CheckedCompany>;
  errors: { readonly stateId: string | undefined; readonly cityId: string | undefined };
}

/** The state (emirate), then its city. */
export function LocationFields({ form, errors }: LocationFieldsProps) {
  const t = usePageText();
  const { id } = usePageCountry();
  const getPlaceName = usePlaceNames();
  const options = (rows: readonly LookupRow[] | undefined) =>
    (rows ?? []).map((row) => ({ value: lookupId(row), label: getPlaceName(row.name) }));
  const stateId = useWatch({ control: form.control, name: 'location.stateId' });
  const states = useQuery(lookupEndpoints.parentStates, { query: {} });
  const cities = useQuery(lookupEndpoints.cities, stateId ? { query: { stateId } } : null);
  const failed = states.error ? states : cities.error ? cities : null;
  return (
    <>
      <FieldRow>
        <Controller
          control={form.control}
          name="location.stateId"
          render={({ field }) => (
            <SelectField
              {...field}
              onChange={(event) => {
                field.onChange(event);
                form.setValue('location.cityId', '', { shouldDirty: true });
              }}
              label={t(id === 'ae' ? 'company.emirate' : 'company.state')}
              placeholder={t(states.isLoading ? 'company.loadingList' : 'company.choose')}
              options={options(states.data)}
              autoComplete="address-level1"
              error={errors.stateId}
            />
          )}
        />
        <Controller
          control={form.control}
          name="location.cityId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('company.city')}
              placeholder={t(
                cities.isLoading
                  ? 'company.loadingList'
                  : stateId
                    ? 'company.choose'
                    : id === 'ae'
                      ? 'company.emirateFirst'
                      : 'company.stateFirst',
              )}
              options={options(cities.data)}
              autoComplete="address-level2"
              error={errors.cityId}
            />
          )}
        />
      </FieldRow>
      {failed && (
        <Banner
          tone="danger"
          title={failed.error?.message}
          action={
            <Button size="sm" busy={failed.isRefreshing} onClick={() => void failed.refresh()}>
              {t('company.tryAgain')}
            </Button>
          }
        >
          {t('company.listFailed')}
        </Banner>
      )}
    </>
  );
}
