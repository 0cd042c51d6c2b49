import { checkAmounts } from './check-amounts';
import { checkDates } from './check-dates';
import { checkLayout } from './check-layout';
import { checkParties } from './check-parties';
import type { PintDocument } from './document';
import type { Finding } from './finding';
import { layouts } from './layout';
import { findAll } from './read-parts';
import { getNamespaces } from './write-document';
import { readXml, type Element } from './xml';

const kinds: Readonly<Record<string, PintDocument['kind']>> = {
  Invoice: 'INVOICE',
  CreditNote: 'CREDIT_NOTE',
};

const hasNamespaces = ({ attributes }: Element, kind: PintDocument['kind']): boolean => {
  const expected = Object.entries(getNamespaces(kind));
  return (
    Object.keys(attributes).length === expected.length &&
    expected.every(([name, value]) => attributes[name] === value)
  );
};

/**
 * What is wrong with an electronic invoice or credit note; nothing for one that may leave the portal. It is
 * stricter than PINT AE: only what the portal itself writes is allowed, and figures agree to the fils.
 */
export function checkDocument(xml: string): Finding[] {
  const root = readXml(xml);
  if (root === null) return [{ path: '', message: 'This is not well-formed XML.' }];
  const kind = kinds[root.name];
  if (kind === undefined || !hasNamespaces(root, kind))
    return [{ path: '', message: 'This is neither an invoice nor a credit note of UBL 2.1.' }];
  const shape = checkLayout('', root.children, layouts[kind]);
  if (shape.length > 0) return shape;
  const lines = findAll(root, kind === 'INVOICE' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine');
  return [...checkParties(root), ...checkDates(root, lines), ...checkAmounts(root, lines)];
}
