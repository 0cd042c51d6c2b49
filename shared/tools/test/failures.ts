import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { readReport } from './results';

/** A failed test, named so that it can be found and run alone. */
export interface Failure {
  readonly name: string;
  /** The beginning of the error message, without terminal colours. */
  readonly message: string;
}

const longestMessage = 1_200;

const shorten = (message: string): string =>
  stripVTControlCharacters(message).trim().slice(0, longestMessage);

const jestFailures = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});

/** The failed tests of a Jest report, and the files that did not run at all. */
export function listJestFailures(file: string): Failure[] {
  const report = v.safeParse(jestFailures, readReport(file));
  if (!report.success) return [];
  return report.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name, message: shorten(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${name} › ${fullName}`,
      message: shorten((failureMessages ?? []).join('\n')),
    }));
  });
}

const playwrightSpec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.optional(v.string(), ''),
      status: v.string(),
      results: v.array(
        v.object({
          errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
        }),
      ),
    }),
  ),
});

interface Suite {
  specs: v.InferOutput<typeof playwrightSpec>[];
  suites: Suite[];
}

const playwrightSuite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(playwrightSpec), []),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), []),
});

const playwrightFailures = v.object({
  suites: v.array(playwrightSuite),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
});

const listSpecs = (suite: Suite): Suite['specs'] => [...suite.specs, ...suite.suites.flatMap(listSpecs)];

/** The failed tests of a Playwright report, and the errors that belong to no test. */
export function listPlaywrightFailures(file: string): Failure[] {
  const report = v.safeParse(playwrightFailures, readReport(file));
  if (!report.success) return [];
  const failed = report.output.suites.flatMap(listSpecs).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        message: shorten(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      })),
  );
  const others = report.output.errors.map(({ message }) => ({
    name: 'Outside a test',
    message: shorten(message),
  }));
  return [...failed, ...others];
}
