import { individualAccountBody, isoDate, type CompanyRecord } from '@portal/shared/contract';
import * as v from 'valibot';
import { toFileValue } from './files';
import { laterThan, uploadedFile } from './rules';

/**
 * A sole owner with one vehicle: the licence, and if the server keeps them, its back and the vehicle's plate.
 */
export const individualForm = (today: () => string, hasDetails = true) =>
  v.object({
    licenseFront: uploadedFile,
    licenseBack: hasDetails ? uploadedFile : v.nullable(v.string()),
    expireDate: v.pipe(isoDate, laterThan(today)),
    vehiclePlate: hasDetails ? individualAccountBody.entries.vehiclePlate : v.string(),
  });

export type IndividualValues = v.InferInput<ReturnType<typeof individualForm>>;
export type CheckedIndividual = v.InferOutput<ReturnType<typeof individualForm>>;

export const individualFields = ['licenseFront', 'licenseBack', 'expireDate', 'vehiclePlate'] as const;

/** The form, filled from a record or empty. */
export const individualValues = (record?: CompanyRecord | null): IndividualValues => ({
  licenseFront: toFileValue(record?.licenseFront ?? record?.commercialLicense),
  licenseBack: toFileValue(record?.licenseBack),
  expireDate: record?.expireDate?.slice(0, 10) ?? '',
  vehiclePlate: record?.vehiclePlate ?? '',
});
