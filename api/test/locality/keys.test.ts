import { openTestDatabase, type OpenTestDatabase } from '../harness/test-database';
import { globalKeys } from './global-keys';
import { isLocal, readKeys, type Key } from './read-keys';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('each key of the migrated schema names the owner of its rows, or says why it holds over all suppliers', async () => {
  const found = (await readKeys(database.db)).filter((key) => !isLocal(key)).map(({ name }) => name);
  expect(found).toEqual(globalKeys.flatMap(({ keys }) => keys).sort());
});

const trips: Key = { name: 'a', table: 'trips', columns: [], parent: null, parentColumns: [] };

test.each<[string, Partial<Key>]>([
  ['the id alone', { columns: ['id'] }],
  ['another column that names the supplier', { columns: ['userId', 'id'] }],
  [
    'the id of a trip alone',
    { table: 'charges', columns: ['tripId'], parent: 'trips', parentColumns: ['id'] },
  ],
  [
    'the owner, but not as the owner of the trip',
    {
      table: 'charges',
      columns: ['companyId', 'tripId'],
      parent: 'trips',
      parentColumns: ['createdBy', 'id'],
    },
  ],
  [
    'a company that another column gives',
    { table: 'charges', columns: ['paidBy', 'tripId'], parent: 'trips', parentColumns: ['companyId', 'id'] },
  ],
])('a key with %s holds over all suppliers', (_case, key) => {
  expect(isLocal({ ...trips, ...key })).toBe(false);
});

test.each<[string, Partial<Key>]>([
  ['the owner, in any place', { columns: ['id', 'companyId'] }],
  [
    'the owner of both rows',
    {
      table: 'charges',
      columns: ['tripId', 'companyId'],
      parent: 'trips',
      parentColumns: ['id', 'companyId'],
    },
  ],
  [
    'a user, whose rows are the directory',
    { columns: ['createdBy'], parent: 'users', parentColumns: ['id'] },
  ],
  ['nothing but shared rows', { table: 'cities', columns: ['id'] }],
])('a key with %s is checked where the rows are', (_case, key) => {
  expect(isLocal({ ...trips, ...key })).toBe(true);
});
