import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listJestFailures, listPlaywrightFailures } from './failures';

function writeReport(report: unknown): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('the failures of a Jest report', () => {
  it('name the file and the test, and carry the message without colours', () => {
    const file = writeReport({
      testResults: [
        {
          name: '/portal/api/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a sum adds up', status: 'passed', failureMessages: [] },
            {
              fullName: 'a sum is rounded',
              status: 'failed',
              failureMessages: ['\u001b[31mExpected 2\u001b[39m'],
            },
          ],
        },
      ],
    });
    expect(listJestFailures(file)).toEqual([
      { name: '/portal/api/a.test.ts › a sum is rounded', message: 'Expected 2' },
    ]);
  });

  it('include a file that did not run', () => {
    const file = writeReport({
      testResults: [
        { name: '/portal/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(listJestFailures(file)).toEqual([{ name: '/portal/b.test.ts', message: 'Cannot find module' }]);
  });

  it('are empty when there is no report', () => {
    expect(listJestFailures('/nowhere/report.json')).toEqual([]);
  });
});

describe('the failures of a Playwright report', () => {
  const passed = {
    title: 'A trip starts',
    file: 'trips.spec.ts',
    line: 3,
    tests: [{ projectName: 'portal', status: 'expected', results: [{ errors: [] }] }],
  };
  const failed = {
    title: 'A trip ends',
    file: 'trips.spec.ts',
    line: 9,
    tests: [
      { projectName: 'portal', status: 'unexpected', results: [{ errors: [{ message: 'Timed out' }] }] },
    ],
  };

  it('are found in groups inside groups', () => {
    const file = writeReport({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }], errors: [] });
    expect(listPlaywrightFailures(file)).toEqual([
      { name: '[portal] trips.spec.ts:9 › A trip ends', message: 'Timed out' },
    ]);
  });

  it('include an error outside a test', () => {
    const file = writeReport({ suites: [], errors: [{ message: 'The server did not start' }] });
    expect(listPlaywrightFailures(file)).toEqual([
      { name: 'Outside a test', message: 'The server did not start' },
    ]);
  });
});
