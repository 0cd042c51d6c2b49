import type { companyAccountBody, individualAccountBody, updateCompanyBody } from '@portal/shared/contract';
import type * as v from 'valibot';

export type CompanyBody = v.InferOutput<typeof companyAccountBody>;
export type IndividualBody = v.InferOutput<typeof individualAccountBody>;
export type CreateBody = CompanyBody | IndividualBody;
export type UpdateBody = v.InferOutput<typeof updateCompanyBody>;

/** What each account type can change. Fields of the other type are refused, not silently dropped. */
export const changeableFields = {
  company: [
    'companyName',
    'companyLogo',
    'expireDate',
    'regNumber',
    'commercialLicense',
    'companyAddress',
    'companyLanguages',
    'location',
  ],
  individual: ['licenseFront', 'licenseBack', 'expireDate', 'vehiclePlate'],
} as const satisfies Record<string, readonly (keyof UpdateBody)[]>;
