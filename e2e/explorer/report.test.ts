import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readVisits, saveVisit, summarise, type VisitReport } from './report';

const fault = {
  visit: '/',
  country: 'ae',
  width: 390,
  control: 'Save',
  description: 'a dead end',
  screenshot: 'a.png',
};
const report = (change: Partial<VisitReport>): VisitReport => ({
  route: '/',
  visit: '/',
  country: 'ae',
  width: 1440,
  pressed: ['Save'],
  left: [],
  faults: [],
  seconds: 1.5,
  ...change,
});

test('the report counts what was opened, pressed and found by route', () => {
  const reports = [
    report({}),
    report({ width: 390, pressed: [], faults: [fault] }),
    report({ route: '/login' }),
  ];
  expect(summarise(reports)).toEqual({
    opened: 3,
    pressed: 2,
    faults: 1,
    routes: {
      '/': { opened: 2, pressed: 1, faults: 1, seconds: 3 },
      '/login': { opened: 1, pressed: 1, faults: 0, seconds: 1.5 },
    },
  });
});

test('the files of all workers are combined', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'explorer-'));
  try {
    saveVisit(folder, report({}));
    saveVisit(folder, report({ country: 'in' }));
    saveVisit(folder, report({ pressed: ['Save', 'Leave'] }));
    expect(readVisits(folder).map(({ country, pressed }) => [country, pressed.length])).toEqual([
      ['ae', 2],
      ['in', 1],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
