import { getElectronicAddress, OUTSIDE_THE_SCHEME } from './codes';
import type { Finding } from './finding';
import { findText } from './read-parts';
import type { Element } from './xml';

function checkAddress(root: Element, party: string): Finding[] {
  const path = `${party}/cac:Party`;
  const taxNumber = findText(root, `${path}/cac:PartyTaxScheme/cbc:CompanyID`);
  const expected = taxNumber === '' ? OUTSIDE_THE_SCHEME : getElectronicAddress(taxNumber);
  return findText(root, `${path}/cbc:EndpointID`) === expected
    ? []
    : [{ path, message: 'The electronic address does not belong to the tax number.' }];
}

/** The electronic addresses of both parties follow from their tax numbers. */
export const checkParties = (root: Element): Finding[] => [
  ...checkAddress(root, 'cac:AccountingSupplierParty'),
  ...checkAddress(root, 'cac:AccountingCustomerParty'),
];
