import { importRow } from '@portal/shared/contract';
import * as v from 'valibot';
import { listingColumns } from './listing-columns';
import { readRow } from './read-row';
import { buildTemplate } from './template';

const id = (number: number) => `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
const lookups = {
  categories: [{ id: id(1), name: 'Car' }],
  types: [
    { id: id(9), name: 'Scooter', vehicleCategoryId: id(2) },
    { id: id(11), name: 'SUV', vehicleCategoryId: id(1) },
  ],
  brands: [{ id: id(21), name: 'Kia', vehicleCategoryIds: [id(1)] }],
  states: [{ id: id(31), name: 'Dubai' }],
  cities: [{ id: id(41), name: 'Deira', stateId: id(31) }],
};

test.each(['ae', 'in'] as const)('the example of the template is a good row in %s', (country) => {
  const { header, line } = buildTemplate(lookups, country, 2024);
  const { match, toCells } = listingColumns;
  const { body, problems } = readRow(toCells(line, match(header).ids), lookups, country);
  expect(problems).toEqual([]);
  expect(v.safeParse(importRow, body).issues).toBeUndefined();
});
