import type { CountryCode } from '@portal/shared/contract';
import { columnIds, columns, type Cells } from '../../../entities/listing/model/columns';
import type { Lookups } from './lookups';

const byCountry = {
  ae: { plate: 'DXB A 12345', phone: '+971501234567', dayRate: '150' },
  in: { plate: 'KA01AB1234', plateClass: 'self drive', phone: '+919812345678', dayRate: '2500' },
} as const satisfies Record<CountryCode, object>;

/** The columns and one valid example line: its names are from the lists. */
export function buildTemplate(
  { categories, types, brands, states, cities }: Lookups,
  country: CountryCode,
  year: number,
) {
  const category = categories[0];
  const categoryId = category?.id ?? category?._id;
  const state = states[0];
  const place = state?.id ?? state?._id;
  const example: Partial<Cells> = {
    category: category?.name ?? '',
    type: types.find(({ vehicleCategoryId }) => vehicleCategoryId === categoryId)?.name ?? '',
    brand:
      brands.find(({ vehicleCategoryIds }) => !categoryId || vehicleCategoryIds?.includes(categoryId))
        ?.name ?? '',
    model: 'Example',
    year: String(year),
    fancy: 'no',
    state: state?.name ?? '',
    cities: cities.find(({ stateId }) => stateId === place)?.name ?? '',
    dayKm: '250',
    hourKm: '',
    cash: 'yes',
    ...byCountry[country],
  };
  return {
    header: columnIds.map((id) => columns[id].header),
    line: columnIds.map((id) => example[id] ?? ''),
  };
}
