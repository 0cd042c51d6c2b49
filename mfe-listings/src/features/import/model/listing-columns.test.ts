import { columnIds, columns } from '../../../entities/listing/model/columns';
import { listingColumns } from './listing-columns';

const { match } = listingColumns;

test('all headers of the template are known', () => {
  const matched = match(columnIds.map((id) => columns[id].header));
  expect(matched).toEqual({ ids: columnIds, missing: [], unused: [] });
});

test('headers match in any spelling', () => {
  expect(
    match(['MAKE', 'vehicle_model', 'Daily Rate (AED)', 'Emirate', 'license-expiry', 'Colour', '']).ids,
  ).toEqual(['brand', 'model', 'dayRate', 'state', 'licenceExpiry', null, null]);
});

test('a file needs one rate, whichever it is', () => {
  const required = columnIds.filter((id) => columns[id].isRequired).map((id) => columns[id].header);
  expect(match(required).missing).toEqual(['Daily rate']);
  expect(match([...required, 'Monthly rate']).missing).toEqual([]);
});

test('an edited export has columns that only name the listing', () => {
  expect(match(['ID', 'Version', 'Deposit'])).toMatchObject({
    ids: ['vehicleId', 'version', 'deposit'],
    unused: [],
  });
});
