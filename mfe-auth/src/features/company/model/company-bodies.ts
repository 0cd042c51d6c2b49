import type { CompanyRecord, EndpointInput, companyEndpoints } from '@portal/shared/contract';
import type { CheckedCompany } from './company-form';
import type { CheckedIndividual } from './individual-form';

export type CreateBody = EndpointInput<typeof companyEndpoints.create>['body'];
export type UpdateBody = EndpointInput<typeof companyEndpoints.update>['body'];

const regNumberOf = ({ noRegNumber, regNumber }: CheckedCompany) => (noRegNumber ? null : regNumber.trim());

/** A form that was checked has its files; the types of the fields still allow null. */
const idOf = (file: string | null): string => file ?? '';

export const createCompanyBody = (userId: string, values: CheckedCompany): CreateBody => ({
  userId,
  companyName: values.companyName,
  expireDate: values.expireDate,
  regNumber: regNumberOf(values),
  companyLogo: idOf(values.companyLogo),
  commercialLicense: idOf(values.commercialLicense),
  companyAddress: values.companyAddress,
  companyLanguages: values.companyLanguages,
  accountType: 'company',
  location: values.location,
});

export const updateCompanyBody = (record: CompanyRecord, values: CheckedCompany): UpdateBody => ({
  ...identityOf(record),
  companyName: values.companyName,
  companyLogo: idOf(values.companyLogo),
  expireDate: values.expireDate,
  regNumber: regNumberOf(values),
  commercialLicense: idOf(values.commercialLicense),
  companyAddress: values.companyAddress,
  companyLanguages: values.companyLanguages,
  location: values.location,
});

/** On a server without fields for both sides the licence is one file. */
const licenceOf = (values: CheckedIndividual, hasDetails: boolean) =>
  hasDetails ? {} : { commercialLicense: idOf(values.licenseFront) };

export const createIndividualBody = (
  userId: string,
  values: CheckedIndividual,
  hasDetails = true,
): CreateBody => ({
  userId,
  accountType: 'individual',
  ...licenceOf(values, hasDetails),
  licenseFront: idOf(values.licenseFront),
  licenseBack: idOf(values.licenseBack),
  expireDate: values.expireDate,
  vehiclePlate: values.vehiclePlate,
});

export const updateIndividualBody = (
  record: CompanyRecord,
  values: CheckedIndividual,
  hasDetails = true,
): UpdateBody => ({
  ...identityOf(record),
  ...licenceOf(values, hasDetails),
  licenseFront: idOf(values.licenseFront),
  licenseBack: idOf(values.licenseBack),
  expireDate: values.expireDate,
  vehiclePlate: values.vehiclePlate,
});

/** The version tells the server what the form was filled from; another maker's server has none. */
const identityOf = ({ companyId, _id, version }: CompanyRecord) => ({
  companyId: companyId ?? _id ?? '',
  ...(version === undefined ? {} : { version }),
});
