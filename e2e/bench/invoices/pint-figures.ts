import fc from 'fast-check';
import { checkDocument } from '../../../api/src/domains/billing/e-invoices/pint-ae/check-document';
import { writeDocument } from '../../../api/src/domains/billing/e-invoices/pint-ae/write-document';
import { falsifyDocuments } from '../../../api/test/pint-ae/falsify-documents';
import { findRulesFolder, loadOfficialRules } from '../../../api/test/pint-ae/official-rules';
import { randomDocuments } from '../../../api/test/pint-ae/random-documents';
import type { Context, Figure } from '../benchmark/benchmark';

const DOCUMENTS = 10_000;
const BATCH = 500;
const FALSIFIED = 2000;
const SEED = 24;

/** How many falsified documents pass the portal's validation, and how many the official rules. */
function countFalsified(rules: ReturnType<typeof loadOfficialRules> | null): Figure {
  let [passed, passedRules] = [0, 0];
  for (const { xml } of falsifyDocuments(FALSIFIED, SEED)) {
    if (checkDocument(xml).length === 0) passed += 1;
    if (rules?.(xml).length === 0) passedRules += 1;
  }
  return {
    label: `of ${FALSIFIED} falsified documents: passed the portal's validation`,
    value: passed,
    unit: 'count',
    bar: { atMost: 0 },
    ...(rules && { comparisons: [{ label: 'passed the official rules', value: passedRules }] }),
  };
}

/**
 * Counted, not timed: electronic invoices of random trips against the portal's validation and, where PINT_AE_RULES
 * names their folder, against the official rules.
 */
export function pintFigures({ say }: Context): Figure[] {
  const folder = findRulesFolder();
  const rules = folder === null ? null : loadOfficialRules(folder);
  if (rules === null) say('Left out: the official rules of PINT AE. PINT_AE_RULES names their folder.');
  let [refused, failed] = [0, 0];
  for (let done = 0; done < DOCUMENTS; done += BATCH) {
    for (const document of fc.sample(randomDocuments, { numRuns: BATCH, seed: SEED + done })) {
      const xml = writeDocument(document);
      if (checkDocument(xml).length > 0) refused += 1;
      failed += rules?.(xml).length ?? 0;
    }
    say(`${done + BATCH} of ${DOCUMENTS} electronic documents: ${failed} failed assertions`);
  }
  const figures: Figure[] = [
    {
      label: `of ${DOCUMENTS} electronic documents: refused by the portal's validation`,
      value: refused,
      unit: 'count',
      bar: { atMost: 0 },
    },
  ];
  if (rules !== null)
    figures.push({
      label: `in ${DOCUMENTS} electronic documents: failed assertions of PINT AE`,
      value: failed,
      unit: 'count',
      bar: { atMost: 0 },
    });
  return [...figures, countFalsified(rules)];
}
