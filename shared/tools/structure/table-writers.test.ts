import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findTableWriters, listMisnamedWriters, listSharedTables, listWrittenTables } from './table-writers';

const sources = join(__dirname, '../../../api/src');

test('each table of the server is written by one file', () => {
  expect(listSharedTables(sources)).toEqual([]);
});

test('each file in a domain that writes a table is named a repository', () => {
  expect(listMisnamedWriters(sources)).toEqual([]);
});

test('the tables that are found are those of the schema', () => {
  const migrated = readFileSync(join(sources, 'database/migrations/all.ts'), 'utf8');
  const [, members = ''] = migrated.split('export interface MigratedTables {');
  const tables = [...members.matchAll(/^ {2}(\w+): \w+;$/gm)].map(([, table]) => table);
  const written = [...findTableWriters(sources).keys()];
  expect(written.filter((table) => !tables.includes(table))).toEqual([]);
  expect(written.length).toBeGreaterThan(50);
});

describe('in a sample', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'table-writers-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };

  test('a second writer is named, whichever way it writes', () => {
    write({
      'domains/trips/trip-repository.ts': "db.insertInto('tripLedger').values(row)",
      'domains/closing/end.ts': 'sql`insert into trip_ledger (id) values (${id})`',
      'domains/fleet/vehicle-repository.ts': "db.updateTable('fleetVehicles').set(columns)",
    });
    expect(listSharedTables(folder)).toEqual([
      'tripLedger: domains/closing/end.ts, domains/trips/trip-repository.ts',
    ]);
    expect(listMisnamedWriters(folder)).toEqual(['tripLedger: domains/closing/end.ts']);
  });

  test('tests and code that fills the whole database do not count', () => {
    write({
      'domains/trips/trip-repository.ts': "db.deleteFrom('trips')",
      'domains/trips/trips.test.ts': "db.deleteFrom('trips')",
      'demo/load.ts': "db.insertInto('trips')",
    });
    expect(listSharedTables(folder)).toEqual([]);
  });
});

test.each([
  ["db\n  .insertInto('trips')", ['trips']],
  ["db.deleteFrom('trips as trip')", ['trips']],
  ['sql`update vehicle_occupancies set free_at = now()`', ['vehicleOccupancies']],
  ['sql`delete from\n  file_reads`', ['fileReads']],
  ["db.selectFrom('trips').forUpdate()", []],
  ['sql`select id from trips for update of trips`', []],
])('the tables written by %s are found', (source, tables) => {
  expect(listWrittenTables(source)).toEqual(tables);
});
