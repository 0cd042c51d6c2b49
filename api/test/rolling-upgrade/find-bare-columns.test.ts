import { loadModule } from 'libpg-query';
import { findBareColumns } from './find-bare-columns';

const tables = new Map([
  ['trips', new Set(['id', 'companyId', 'vehicleId', 'startsAt'])],
  ['vehicles', new Set(['id', 'companyId', 'plate'])],
]);
beforeAll(() => loadModule());

const joined = 'trips join vehicles on vehicles.company_id = trips.company_id and vehicles.id = vehicle_id';

it.each([
  [`select trips.id, plate from ${joined}`, ['plate', 'vehicleId']],
  ['select 1 from trips, vehicles where starts_at > now()', ['startsAt']],
  ['update trips set starts_at = now() from vehicles where plate = $1 and vehicles.id = trips.id', ['plate']],
  ['delete from trips using vehicles where vehicles.id = vehicle_id', ['vehicleId']],
  // Trips may get a column of the name that the subquery gives its result.
  ['select t.id from trips t cross join lateral (select 1 as one) s order by one + 1', ['one']],
  // A column of the statement around it, until vehicles get one of this name.
  ['select id from trips where exists (select from vehicles where vehicles.id = vehicle_id)', ['vehicleId']],
])('another table can get a column of a name in: %s', (statement, expected) => {
  expect(findBareColumns(statement, tables)).toEqual(expected);
});

it.each([
  'select id, starts_at from trips where company_id = $1 order by starts_at',
  'select trips.id, vehicles.plate as plate from trips, vehicles where trips.id = vehicles.id order by plate',
  'select id from trips where vehicle_id in (select id from vehicles where plate = $1)',
  'select to_jsonb(t) from trips t join vehicles on vehicles.id = t.vehicle_id',
  'select starts_at from trips cross join lateral (select 1 as one) s',
  'select distinct on (step) trips.id, vehicles.plate as step from trips, vehicles order by step, trips.id',
  'with gone as (delete from vehicles where plate = $1 returning id) delete from trips where company_id = $2',
  'update trips set starts_at = now() where company_id = $1 returning id',
])('nothing else can be meant in: %s', (statement) => {
  expect(findBareColumns(statement, tables)).toEqual([]);
});
