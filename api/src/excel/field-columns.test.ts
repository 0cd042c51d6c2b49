import { countries, type SheetField } from '@portal/shared/contract';

import { listFieldColumns } from './field-columns';

const fields = {
  toll: { kind: 'money', sheet: { place: 20, header: { ae: 'Salik', in: 'FASTag' }, width: 14 } },
  plate: { kind: 'text', column: 'number', sheet: { place: 10, header: 'Plate', width: 16 } },
  state: { kind: 'choice', sheet: { place: 30, header: 'State', width: 12 } },
  note: { kind: 'text' },
  pin: { kind: 'text', country: 'in', sheet: { place: 40, header: 'PIN', width: 9 } },
} as const satisfies Record<string, SheetField>;
const row = { toll: 400, number: 'A 1', state: ['OPEN'], pin: '560001' };

test.each([
  ['ae' as const, ['Plate', 'Salik (AED)', 'State'], ['A 1', 400, 'OPEN']],
  ['in' as const, ['Plate', 'FASTag (INR)', 'State', 'PIN'], ['A 1', 400, 'OPEN', '560001']],
])('the columns of %s are those of its fields, in the order of their places', (country, headers, cells) => {
  const columns = listFieldColumns<typeof row, typeof fields>(fields, countries[country], {
    state: ({ state }) => state.join(', '),
  });
  expect(columns.map(({ header }) => header)).toEqual(headers);
  expect(columns.map(({ getValue }) => getValue(row))).toEqual(cells);
});
