import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { checkDocument } from '../../src/domains/billing/e-invoices/pint-ae/check-document';
import { writeDocument } from '../../src/domains/billing/e-invoices/pint-ae/write-document';
import { falsifyDocuments } from './falsify-documents';
import { findRulesFolder, loadOfficialRules } from './official-rules';
import { randomDocuments } from './random-documents';

// A sample. All 10,000 documents and 2,000 falsified ones: `npm run bench -- invoices`.
jest.setTimeout(300_000);
const DOCUMENTS = 100;
const BY_THE_RULES = 30;
const FALSIFIED = 300;
const FALSIFIED_BY_THE_RULES = 24;
const SEED = 24;

const documents = () =>
  fc.sample(randomDocuments, { numRuns: DOCUMENTS, seed: SEED }).map((document) => writeDocument(document));

test('documents of random trips are right for the portal', () => {
  const wrong = documents().flatMap((xml) => checkDocument(xml));
  expect(wrong).toEqual([]);
});

test(`none of ${FALSIFIED} falsified documents is right for the portal`, () => {
  const passed: string[] = [];
  for (const { way, xml } of falsifyDocuments(FALSIFIED, SEED))
    if (checkDocument(xml).length === 0) passed.push(`${way}\n${xml}`);
  expect(passed).toEqual([]);
});

test.each(['', 'no document', '<Invoice>', '<!DOCTYPE a [<!ENTITY b "c">]><Invoice>&b;</Invoice>', '<a/>'])(
  'what is no document is refused: %s',
  (text) => expect(checkDocument(text)).toHaveLength(1),
);

const folder = findRulesFolder();
if (folder === null) {
  // A suite needs a test; the reason is read in the log.
  console.info(
    'Left out: the official rules of PINT AE. PINT_AE_RULES names the folder of their Schematron files.',
  );
} else {
  const rules = loadOfficialRules(folder);

  test('documents of random trips pass the official rules', () => {
    const failed = documents()
      .slice(0, BY_THE_RULES)
      .map((xml) => ({ assertions: rules(xml), xml }))
      .filter(({ assertions }) => assertions.length > 0);
    expect(failed).toEqual([]);
  });

  test('the official rules find what is wrong with falsified documents', () => {
    const falsified = [...falsifyDocuments(FALSIFIED_BY_THE_RULES, SEED)];
    // The portal allows less than the rules, so that they miss some.
    expect(falsified.filter(({ xml }) => rules(xml).length > 0).length).toBeGreaterThan(
      FALSIFIED_BY_THE_RULES / 3,
    );
  });

  test('the published examples pass the official rules', () => {
    const examples = path.join(folder, '..', 'examples');
    const files = existsSync(examples) ? readdirSync(examples) : [];
    const failed = files.flatMap((file) =>
      rules(readFileSync(path.join(examples, file), 'utf8')).map((assertion) => `${file}: ${assertion}`),
    );
    expect(failed).toEqual([]);
  });
}
