import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  brandById,
  brandList,
  categoryList,
  featureList,
  specList,
  typeList,
} from '../../domains/catalogue/lookups/vehicle-store';
import { cityList, countryList, findLocation, stateList } from '../../domains/catalogue/lookups/place-store';
import { connectDatabase } from '../connect';
import type { Db } from '../connect';
import { startEmbedded } from '../embedded/start-embedded';
import type { EmbeddedDatabase } from '../embedded/start-embedded';
import { migrateToLatest } from '../migrate';
import { loadReferenceData, referenceRows } from './load';
import { referenceId } from './reference-id';

// Real database servers start here; on a busy machine that takes a while.
jest.setTimeout(60_000);

const root = mkdtempSync(join(tmpdir(), 'reference-test-'));
let server: EmbeddedDatabase;
let ae: Db;
let india: Db;

beforeAll(async () => {
  server = await startEmbedded({ dataDir: join(root, 'postgres'), durable: false });
  ae = connectDatabase({ url: server.url, schema: 'ae' });
  india = connectDatabase({ url: server.url, schema: 'in' });
  await migrateToLatest(ae, 'ae');
  await migrateToLatest(india, 'in');
  await Promise.all([loadReferenceData(ae, 'ae'), loadReferenceData(india, 'in')]);
});

afterAll(async () => {
  await Promise.all([ae.destroy(), india.destroy()]);
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test.each(['ae', 'in'] as const)('every row of %s has a unique id and a clean name', (country) => {
  for (const { table, rows } of referenceRows(country)) {
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const odd = rows.filter(
      ({ name }) => typeof name === 'string' && !/^[^\s[\]:;,](?:[^\n[\]:;]*[^\s[\]:;,])?$/u.test(name),
    );
    expect([table, odd]).toEqual([table, []]);
  }
});

test('loading again does nothing; a changed row is corrected and an unknown one is retired', async () => {
  expect(await loadReferenceData(ae, 'ae')).toBe(false);
  const own = { id: referenceId('test', 'state'), name: 'Atlantis', position: 99, parentId: null };
  await ae.insertInto('states').values(own).execute();
  await ae.updateTable('states').set({ name: 'Dubay' }).where('name', '=', 'Dubai').execute();
  await ae.updateTable('referenceDataStamp').set({ hash: 'of an older release' }).execute();
  expect(await loadReferenceData(ae, 'ae')).toBe(true);
  expect(names(await stateList(ae, {}))).toContain('Dubai');
  expect(names(await stateList(ae, {}))).not.toContain('Atlantis');
});

test('the emirates, the states and union territories, and their cities are loaded', async () => {
  const emirates = await stateList(ae, { parentId: null });
  expect(names(emirates)).toEqual([
    'Abu Dhabi',
    'Dubai',
    'Sharjah',
    'Ajman',
    'Umm Al Quwain',
    'Ras Al Khaimah',
    'Fujairah',
  ]);
  const states = await stateList(india, { parentId: null });
  expect(states).toHaveLength(36);
  for (const { id } of states) expect((await cityList(india, { stateId: id })).length).toBeGreaterThan(0);

  const [dubai] = await stateList(ae, { search: 'dubai' });
  const marina = await cityList(ae, { stateId: dubai?.id, search: 'marina' });
  expect(names(marina)).toEqual(['Dubai Marina']);
  const place = { stateId: dubai?.id ?? '', cityId: marina[0]?.id ?? '' };
  expect(await findLocation(ae, place)).toEqual({ state: 'Dubai', city: 'Dubai Marina' });
  expect(await findLocation(ae, { ...place, stateId: emirates[0]?.id ?? '' })).toBeUndefined();
});

test('countries are found by any part of the name and never by wildcards', async () => {
  expect(await countryList(ae)).toHaveLength(250);
  expect(await countryList(ae, 'united arab')).toEqual([
    expect.objectContaining({
      name: 'United Arab Emirates',
      code: 'AE',
      callingCode: '+971',
      currency: 'AED',
    }),
  ]);
  expect(await countryList(ae, '%')).toEqual([]);
  expect(await countryList(ae, '_')).toEqual([]);
});

test('types, brands, specifications and features fit together', async () => {
  const categories = await categoryList(india);
  expect(names(categories)).toContain('Auto-rickshaws');
  expect(names(await categoryList(ae))).not.toContain('Auto-rickshaws');
  for (const { id } of categories) {
    const types = await typeList(india, { vehicleCategoryId: id });
    expect(types.length).toBeGreaterThan(0);
    expect((await brandList(india, { vehicleCategoryId: id })).length).toBeGreaterThan(0);
    expect((await featureList(india, { vehicleCategoryId: id })).length).toBeGreaterThan(0);
    for (const type of types) {
      const specs = await specList(india, { vehicleTypeId: type.id });
      expect(specs.length).toBeGreaterThan(2);
      expect(specs.every(({ values }) => values.length > 1)).toBe(true);
    }
  }
  const cars = { vehicleCategoryId: referenceId('vehicle-category', 'Cars') };
  expect(names(await brandList(india, cars))).toContain('Maruti Suzuki');
  expect(names(await brandList(ae, cars))).not.toContain('Maruti Suzuki');
  expect((await brandList(ae, cars)).length).toBeGreaterThanOrEqual(60);
  expect((await brandById(india, referenceId('vehicle-brand', 'Bajaj')))?.vehicleCategoryIds).toHaveLength(2);
});
