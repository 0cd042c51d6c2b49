import { accountFields, listFields, type AccountFields, type CompanyRecord } from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { listReferences } from '../../files';
import type { CompanyRow } from './store';

const fileFields = listFields(accountFields, 'photo', 'document');
const isFileField = (name: keyof AccountFields): name is (typeof fileFields)[number] =>
  fileFields.some((field) => field === name);

type Shown = Required<Pick<CompanyRecord, keyof AccountFields>>;

/** A company as its owner sees it: files with their links, the place with its names. */
export async function toCompanyRecord(deps: Deps, row: CompanyRow): Promise<CompanyRecord> {
  const files = await listReferences(
    deps,
    fileFields.map((name) => row[name]),
  );
  const read = (name: keyof AccountFields) => {
    if (name === 'location') return toLocation(row);
    if (isFileField(name)) return files.get(row[name] ?? '') ?? null;
    return row[name];
  };
  const names = Object.keys(accountFields) as (keyof AccountFields)[];
  return {
    companyId: row.id,
    userId: row.userId,
    ...(Object.fromEntries(names.map((name) => [name, read(name)])) as Shown),
    accountType: row.accountType,
    approvalStatus: row.approvalStatus,
    rejectionReason: row.rejectionReason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

function toLocation({ location, stateName, cityName }: CompanyRow): CompanyRecord['location'] {
  if (location === null) return null;
  const { stateId, cityId } = location;
  return { stateId, cityId, ...(stateName && { state: stateName }), ...(cityName && { city: cityName }) };
}
