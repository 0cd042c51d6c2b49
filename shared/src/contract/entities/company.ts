import * as v from 'valibot';
import { company as limits } from '../limits';
import { accountFields, companyFields, individualFields } from './company-fields';
import { pageSchema, text, uuid } from './primitives';
import { getAnswers, getChanges, getInputs } from './record-fields';

export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const accountTypes = ['company', 'individual'] as const;
export const accountType = v.picklist(accountTypes);

export const companyAccountBody = v.object({
  userId: uuid,
  ...getInputs(companyFields),
  accountType: v.literal('company'),
});

/** A sole owner with one vehicle (India): licence fields and the vehicle's plate. */
export const individualAccountBody = v.object({
  userId: uuid,
  accountType: v.literal('individual'),
  /** The front of the licence, as the specification's own field. */
  commercialLicense: v.optional(uuid),
  ...getInputs(individualFields),
});

export const createCompanyBody = v.variant('accountType', [companyAccountBody, individualAccountBody]);

export const updateCompanyBody = v.object({
  companyId: uuid,
  ...getChanges(accountFields),
  /** The version the form was filled from. A newer one on the server answers 409. */
  version: v.optional(v.number()),
});

/** What a company's owner sees of it. */
export const companyRecord = v.object({
  companyId: v.optional(v.string()),
  _id: v.optional(v.string()),
  userId: v.optional(v.string()),
  ...getAnswers(accountFields),
  accountType: v.nullish(v.string()),
  approvalStatus: v.nullish(v.string()),
  rejectionReason: v.nullish(v.string()),
  version: v.optional(v.number()),
  createdAt: v.optional(v.string()),
});
export type CompanyRecord = v.InferOutput<typeof companyRecord>;

/** Servers use `companyId` or `_id`. Null where the record has neither. */
export const getCompanyId = ({ companyId, _id }: CompanyRecord): string | null => companyId ?? _id ?? null;

/** What anyone may see of a supplier. */
export const seller = v.object({
  companyId: v.string(),
  /** Null for an individual owner. */
  companyName: v.nullable(v.string()),
  companyLogo: v.nullable(v.string()),
  accountType,
  city: v.nullable(v.string()),
  companyLanguages: v.array(v.string()),
});

/** The operator's list, and a decision on one of its companies. */
export const companyListRow = v.object({
  companyId: v.string(),
  companyName: v.nullable(v.string()),
  accountType,
  email: v.string(),
  phoneNumber: v.string(),
  approvalStatus: v.picklist(approvalStatuses),
  rejectionReason: v.nullable(v.string()),
  createdAt: v.string(),
});
export const companyListPage = pageSchema(companyListRow);
export const companyDecisionBody = v.variant('approvalStatus', [
  v.object({ companyId: uuid, approvalStatus: v.literal('APPROVED') }),
  v.object({
    companyId: uuid,
    approvalStatus: v.literal('REJECTED'),
    rejectionReason: text(3, limits.rejectionReasonMax),
  }),
]);
