import { companyFields as fields, getInputs, isoDate, type CompanyRecord } from '@portal/shared/contract';
import * as v from 'valibot';
import { toFileValue } from './files';
import { chosen, laterThan, uploadedFile } from './rules';

const inputs = getInputs(fields);

/** The company form. `noRegNumber` exists only in the form: a company without a number sends null. */
export const buildCompanyForm = (today: () => string) =>
  v.pipe(
    v.object({
      ...inputs,
      companyLogo: uploadedFile,
      commercialLicense: uploadedFile,
      expireDate: v.pipe(isoDate, laterThan(today)),
      noRegNumber: v.boolean(),
      regNumber: v.string(),
      location: v.object({ stateId: chosen, cityId: chosen }),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.noRegNumber) return;
      const { value } = dataset;
      for (const { message } of v.safeParse(inputs.regNumber, value.regNumber).issues ?? []) {
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key: 'regNumber', value: value.regNumber }],
        });
      }
    }),
  );

export type CompanyValues = v.InferInput<ReturnType<typeof buildCompanyForm>>;
export type CheckedCompany = v.InferOutput<ReturnType<typeof buildCompanyForm>>;

export const companyFields = [
  'companyName',
  'companyLogo',
  'location.stateId',
  'location.cityId',
  'companyAddress',
  'companyLanguages',
  'commercialLicense',
  'expireDate',
  'noRegNumber',
  'regNumber',
] as const;

/** The form, filled from a record or empty. */
export function toCompanyValues(record?: CompanyRecord | null): CompanyValues {
  const location = typeof record?.location === 'object' ? record.location : null;
  return {
    companyName: record?.companyName ?? '',
    companyLogo: toFileValue(record?.companyLogo),
    commercialLicense: toFileValue(record?.commercialLicense),
    expireDate: record?.expireDate?.slice(0, 10) ?? '',
    noRegNumber: Boolean(record && !record.regNumber),
    regNumber: record?.regNumber ?? '',
    companyAddress: record?.companyAddress ?? '',
    companyLanguages: record?.companyLanguages ?? [],
    location: { stateId: location?.stateId ?? '', cityId: location?.cityId ?? '' },
  };
}
