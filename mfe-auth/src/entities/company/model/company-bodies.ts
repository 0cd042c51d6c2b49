import {
  getCompanyId,
  type companyAccountBody,
  type CompanyFields,
  type CompanyRecord,
  type EndpointInput,
  type companyEndpoints,
} from '@portal/shared/contract';
import type * as v from 'valibot';
import type { CheckedCompany } from './company-form';
import type { CheckedIndividual } from './individual-form';

export type CreateBody = EndpointInput<typeof companyEndpoints.create>['body'];
type SentFields = Pick<v.InferInput<typeof companyAccountBody>, keyof CompanyFields>;
export type UpdateBody = EndpointInput<typeof companyEndpoints.update>['body'];

/** A validated form has its files, but the types of its fields still allow null. */
const toFileId = (file: string | null): string => file ?? '';

/** The fields of the contract. A company without a number sends null. */
const toCompanyFields = ({ noRegNumber, ...values }: CheckedCompany): SentFields => ({
  ...values,
  companyLogo: toFileId(values.companyLogo),
  commercialLicense: toFileId(values.commercialLicense),
  regNumber: noRegNumber ? null : values.regNumber.trim(),
});

export const createCompanyBody = (userId: string, values: CheckedCompany): CreateBody => ({
  userId,
  ...toCompanyFields(values),
  accountType: 'company',
});

export const updateCompanyBody = (record: CompanyRecord, values: CheckedCompany): UpdateBody => ({
  ...toCompanyIdentity(record),
  ...toCompanyFields(values),
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
