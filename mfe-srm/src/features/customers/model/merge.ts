import { limits, mergeFields, type CustomerRecord, type MergeField } from '@portal/shared/contract';
import { getSide, type Sides } from '../../../libraries/compare/sides';
import {
  documentKinds,
  getPicture,
  listDocumentFiles,
  readText,
  shownPhone,
  type DocumentKind,
} from '../../../entities/customer/model/customer';
import { fieldNames, fields, isText } from '../../../entities/customer/model/fields';

/** A value as text, for the comparison, with what belongs to it. A picture is identified by its file. */
export function formatDetail(row: CustomerRecord, name: MergeField): string {
  if (!isText(name)) return getPicture(row)?.name ?? getPicture(row)?.id ?? '';
  if (fields[name].kind === 'phone') return shownPhone(row);
  const others = fieldNames.filter(isText).filter((other) => fields[other].mainField === name);
  return [name, ...others]
    .map((one) => readText(row, one))
    .filter(Boolean)
    .join(', ');
}

/** Both have a value, and they differ: the agent chooses. */
export const listDisputedFields = (kept: CustomerRecord, other: CustomerRecord): MergeField[] =>
  mergeFields.filter((field) => {
    const [a, b] = [formatDetail(kept, field), formatDetail(other, field)];
    return a !== '' && b !== '' && a !== b;
  });

/** The other's values fill the gaps of the one that stays. */
export const listFilledFields = (kept: CustomerRecord, other: CustomerRecord): MergeField[] =>
  mergeFields.filter((field) => formatDetail(kept, field) === '' && formatDetail(other, field) !== '');

/** How many scans of a type both have together, and how many of those are kept. */
export function countJoinedFiles(kept: CustomerRecord, other: CustomerRecord, kind: DocumentKind) {
  const ids = new Set(
    [...listDocumentFiles(kept, kind), ...listDocumentFiles(other, kind)].map(({ id }) => id),
  );
  return { all: ids.size, stay: Math.min(ids.size, limits.customer.documentsMax) };
}

export const countFilesLeftOut = (kept: CustomerRecord, other: CustomerRecord): number =>
  documentKinds.reduce((count, kind) => {
    const { all, stay } = countJoinedFiles(kept, other, kind);
    return count + all - stay;
  }, 0);

export const toMergeBody = (kept: CustomerRecord, other: CustomerRecord, sides: Sides<MergeField>) => {
  const taken = listDisputedFields(kept, other).filter((field) => getSide(sides, field) === 'second');
  return {
    keepId: kept.customerId,
    mergeIds: [other.customerId],
    ...(taken.length > 0
      ? { take: Object.fromEntries(taken.map((field) => [field, other.customerId])) }
      : {}),
  };
};
