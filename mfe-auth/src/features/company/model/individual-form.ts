import { individualAccountBody, isoDate, type CompanyRecord } from '@portal/shared/contract';
import * as v from 'valibot';
import { fileValue } from './files';
import { laterThan, uploadedFile } from './rules';

/** A sole owner with one vehicle: his licence, and the vehicle's plate. */
export const individualForm = (today: () => string) =>
  v.object({
    licenseFront: uploadedFile,
    licenseBack: uploadedFile,
    expireDate: v.pipe(isoDate, laterThan(today)),
    vehiclePlate: individualAccountBody.entries.vehiclePlate,
  });

export type IndividualValues = v.InferInput<ReturnType<typeof individualForm>>;
export type CheckedIndividual = v.InferOutput<ReturnType<typeof individualForm>>;

export const individualFields = ['licenseFront', 'licenseBack', 'expireDate', 'vehiclePlate'] as const;

/** The form filled from a record, or empty. */
export const individualValues = (record?: CompanyRecord | null): IndividualValues => ({
  licenseFront: fileValue(record?.licenseFront),
  licenseBack: fileValue(record?.licenseBack),
  expireDate: record?.expireDate?.slice(0, 10) ?? '',
  vehiclePlate: record?.vehiclePlate ?? '',
});
