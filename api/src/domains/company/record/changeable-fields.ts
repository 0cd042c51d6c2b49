import {
  companyFields,
  individualFields,
  type AccountFields,
  type companyAccountBody,
  type CompanyFields,
  type individualAccountBody,
  type updateCompanyBody,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';

import type { CompaniesTable } from '../../../database/tables/companies';

export type CompanyBody = v.InferOutput<typeof companyAccountBody>;
export type IndividualBody = v.InferOutput<typeof individualAccountBody>;
export type CreateBody = CompanyBody | IndividualBody;
export type UpdateBody = v.InferOutput<typeof updateCompanyBody>;

/** The columns that no field fills. A new column that is neither here nor a field does not compile. */
type OwnColumn =
  | 'id'
  | 'userId'
  | 'accountType'
  | 'approvalStatus'
  | 'rejectionReason'
  | 'decidedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'plan';
type MissingColumn = Exclude<keyof Insertable<CompaniesTable>, keyof AccountFields | OwnColumn>;
type FieldNames<Fields> = [MissingColumn] extends [never] ? readonly (keyof Fields)[] : MissingColumn;

/** What each account type can change. Fields of the other type are refused, not silently dropped. */
export const changeableFields = {
  company: Object.keys(companyFields) as FieldNames<CompanyFields>,
  individual: Object.keys(individualFields) as FieldNames<typeof individualFields>,
} as const;
