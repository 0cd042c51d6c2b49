import { readFileSync } from 'node:fs';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { listFiles } from '../plain-words/list-files';
import { isNamedAfterExport, listExportedValues } from './file-names';

const modules = listFiles()
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.|\.d\.ts$/.test(file))
  .map((file) => ({ file, source: readFileSync(resolveFromRoot(file), 'utf8') }));

const misnamed = modules
  .filter(({ file, source }) => !isNamedAfterExport(file, source))
  .map(({ file, source }) => `${file}: ${listExportedValues(source).join()}`);

test('a module with one exported value is named after it', () => {
  expect(modules.length).toBeGreaterThan(1_000);
  expect(misnamed).toEqual([]);
});

test('the file of a hook is spelled as the hook', () => {
  const files = listFiles().filter((file) => /(?:^|\/)use-[^/]*\.tsx?$/.test(file));
  expect(files).toEqual([]);
});

test.each([
  ['api/src/domains/rentals/trips/status/start.ts', 'export const startTrip = 1;', true],
  ['mfe-srm/src/features/fleet/FleetList.tsx', 'export function FleetList() {}', true],
  ['shared/src/format/bytes.ts', 'export const formatBytes = 1;', true],
  ['api/src/domains/fleet/view.ts', 'export function moveVehicle() {}', false],
  ['host/src/twins.ts', 'export const findDuplicates = () => [];', false],
  ['mfe-srm/src/view.ts', 'export interface View {}\nexport const readView = () => 1;', true],
  ['mfe-srm/src/calendar-view.ts', 'export type CalendarView = 1;\nexport const inAddress = () => 1;', true],
  ['mfe-srm/src/calendar.ts', 'export type CalendarView = 1;\nexport const inAddress = () => 1;', false],
  ['host/src/agent.ts', "export { Shell } from './Shell';\nexport const start = 1;", true],
  ['host/src/model.ts', 'export const first = 1;\nexport const second = 2;', true],
])('%s with %j is named after its export: %p', (file, source, expected) => {
  expect(isNamedAfterExport(file, source)).toBe(expected);
});
