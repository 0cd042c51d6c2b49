import {
  getCompanyId,
  type CompanyRecord,
  type EndpointInput,
  type companyEndpoints,
} from '@portal/shared/contract';
import type { CheckedCompany } from './company-form';
import type { CheckedIndividual } from './individual-form';

export type CreateBody = EndpointInput<typeof companyEndpoints.create>['body'];
export type UpdateBody = EndpointInput<typeof companyEndpoints.update>['body'];

const toRegNumber = ({ noRegNumber, regNumber }: CheckedCompany) => (noRegNumber ? null : regNumber.trim());

/** A validated form has its files, but the types of its fields still allow null. */
const toFileId = (file: string | null): string => file ?? '';

export const createCompanyBody = (userId: string, values: CheckedCompany): CreateBody => ({
  userId,
  companyName: values.companyName,
  expireDate: values.expireDate,
  regNumber: toRegNumber(values),
  companyLogo: toFileId(values.companyLogo),
  commercialLicense: toFileId(values.commercialLicense),
  companyAddress: values.companyAddress,
  companyLanguages: values.companyLanguages,
  accountType: 'company',
  location: values.location,
});

export const updateCompanyBody = (record: CompanyRecord, values: CheckedCompany): UpdateBody => ({
  ...toCompanyIdentity(record),
  companyName: values.companyName,
  companyLogo: toFileId(values.companyLogo),
  expireDate: values.expireDate,
  regNumber: toRegNumber(values),
  commercialLicense: toFileId(values.commercialLicense),
  companyAddress: values.companyAddress,
  companyLanguages: values.companyLanguages,
  location: values.location,
});

/** On a server without fields for both sides, the licence is one file. */
const toLicenceFields = (values: CheckedIndividual, hasDetails: boolean) =>
  hasDetails ? {} : { commercialLicense: toFileId(values.licenseFront) };

export const createIndividualBody = (
  userId: string,
  values: CheckedIndividual,
  hasDetails = true,
): CreateBody => ({
  userId,
  accountType: 'individual',
  ...toLicenceFields(values, hasDetails),
  licenseFront: toFileId(values.licenseFront),
  licenseBack: toFileId(values.licenseBack),
  expireDate: values.expireDate,
  vehiclePlate: values.vehiclePlate,
});

export const updateIndividualBody = (
  record: CompanyRecord,
  values: CheckedIndividual,
  hasDetails = true,
): UpdateBody => ({
  ...toCompanyIdentity(record),
  ...toLicenceFields(values, hasDetails),
  licenseFront: toFileId(values.licenseFront),
  licenseBack: toFileId(values.licenseBack),
  expireDate: values.expireDate,
  vehiclePlate: values.vehiclePlate,
});

/** The version tells the server which state the form started from. A server of another maker has none. */
const toCompanyIdentity = (record: CompanyRecord) => ({
  companyId: getCompanyId(record) ?? '',
  ...(record.version === undefined ? {} : { version: record.version }),
});
