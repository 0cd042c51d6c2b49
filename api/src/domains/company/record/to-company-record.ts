import type { CompanyRecord } from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { listReferences } from '../../files';
import type { CompanyRow } from './store';

/** A company as its owner sees it: files with their links, the place with its names. */
export async function toCompanyRecord(deps: Deps, row: CompanyRow): Promise<CompanyRecord> {
  const files = await listReferences(deps, [
    row.companyLogo,
    row.commercialLicense,
    row.licenseFront,
    row.licenseBack,
  ]);
  const file = (id: string | null) => (id === null ? null : (files.get(id) ?? null));
  const { companyName, expireDate, regNumber, companyAddress, companyLanguages, accountType, vehiclePlate } =
    row;
  return {
    companyId: row.id,
    userId: row.userId,
    companyName,
    companyLogo: file(row.companyLogo),
    commercialLicense: file(row.commercialLicense),
    licenseFront: file(row.licenseFront),
    licenseBack: file(row.licenseBack),
    expireDate,
    regNumber,
    companyAddress,
    companyLanguages,
    accountType,
    vehiclePlate,
    location: toLocation(row),
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
