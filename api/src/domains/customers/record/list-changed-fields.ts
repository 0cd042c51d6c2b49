import { columnsByField, type CustomerColumn } from './columns';
import { documentKinds, type StoredDocument } from './documents';
import type { StoredCustomer } from './store';

/** The fields, with their names on the wire, in which the customer differs from before. */
export function listChangedFields(
  before: StoredCustomer,
  after: StoredCustomer,
  documents: { readonly before: readonly StoredDocument[]; readonly after: readonly StoredDocument[] },
): string[] {
  const listFiles = (list: readonly StoredDocument[], kind: StoredDocument['kind']) =>
    list
      .filter((document) => document.kind === kind)
      .map(({ fileId }) => fileId)
      .join();
  return [
    ...Object.entries<CustomerColumn>(columnsByField)
      .filter(([, column]) => before[column] !== after[column])
      .map(([field]) => field),
    ...documentKinds.filter((kind) => listFiles(documents.before, kind) !== listFiles(documents.after, kind)),
  ];
}
