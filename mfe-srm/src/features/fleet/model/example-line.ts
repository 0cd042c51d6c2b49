import { lookupId, type CountryCode } from '@portal/shared/contract';
import { columnIds, type Cells } from './import-columns';
import type { Lookups } from './import-row';

const byCountry = {
  ae: { plate: 'DXB A 12345', dayRate: '150', extraKm: '1' },
  in: {
    plate: 'KA01AB1234',
    dayRate: '2500',
    extraKm: '12',
    fuel: 'petrol',
    engine: '1197',
    length: '3995',
    plateClass: 'self drive',
  },
} as const satisfies Record<CountryCode, Partial<Cells>>;

const yearsFrom = (today: string, years: number) =>
  `${Number(today.slice(0, 4)) + years}${today.slice(4, 8)}01`;

/** One line that would be accepted unchanged: its names are from the lists. */
export function exampleLine({ categories, brands }: Lookups, country: CountryCode, today: string): string[] {
  const category = categories[0];
  const id = category && lookupId(category);
  const cells: Partial<Cells> = {
    category: category?.name ?? '',
    brand: brands.find(({ vehicleCategoryIds }) => !id || vehicleCategoryIds?.includes(id))?.name ?? '',
    bodyType: 'Sedan',
    color: 'White',
    passengers: '5',
    registered: yearsFrom(today, -1),
    due: yearsFrom(today, 1),
    insurance: yearsFrom(today, 1),
    km: '20000',
    serviced: yearsFrom(today, 0),
    serviceKm: '18000',
    nextService: yearsFrom(today, 1),
    nextServiceKm: '28000',
    dayKm: '250',
    ...byCountry[country],
  };
  return columnIds.map((column) => cells[column] ?? '');
}
