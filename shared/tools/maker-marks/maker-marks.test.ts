import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { buildMakerMarks } from './build-maker-marks';
import { commonMakers, iconNames } from './icon-names';

const read = (file: string) => readFileSync(resolveFromRoot(file), 'utf8');

test('the kept marks are those of the installed icons; `npm run maker-marks` writes them', () => {
  const files = Object.entries(buildMakerMarks());
  expect(files).toHaveLength(2);
  for (const [file, marks] of files) expect(read(file)).toBe(marks);
});

test('every common maker has a mark', () => {
  expect(commonMakers.filter((maker) => !(maker in iconNames))).toEqual([]);
});

test('every maker with a mark is in the list of makers', () => {
  const list = read('api/src/database/reference-data/vehicle-brands.ts');
  const names = new Set(list.split(/[,:\n`]/).map((name) => name.replace(/\[\w+\]/, '').trim()));
  expect(Object.keys(iconNames).filter((name) => !names.has(name))).toEqual([]);
});
