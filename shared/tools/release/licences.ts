import type { Licences } from '@portal/build/output/list-licences.ts';

/** Licences that ask for no more than a notice, or for the published sources of the package itself. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Fonts, which we serve unchanged.
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether a licence expression (SPDX) permits use in a closed product: one of its alternatives, or all of its
 * combined ones.
 */
export function isPermitted(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((alternative) => alternative.split(/\s+AND\s+/).every((licence) => permitted.has(licence.trim())));
}

export interface ForbiddenLicence {
  readonly name: string;
  readonly license: string;
}

/** The packages whose licence is not permitted. */
export const listForbidden = (licences: Licences): readonly ForbiddenLicence[] =>
  Object.entries(licences)
    .filter(([, license]) => !isPermitted(license))
    .map(([name, license]) => ({ name, license }));
