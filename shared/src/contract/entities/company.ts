import * as v from 'valibot';
import { company as limits } from '../limits';
import { fileReference } from './file-reference';
import { isoDate, pageSchema, text, uuid } from './primitives';

export const approvalStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const accountTypes = ['company', 'individual'] as const;
export const accountType = v.picklist(accountTypes);

/** The city a supplier works from. The names are the server's, for display. */
export const locationInput = v.object({ stateId: uuid, cityId: uuid });
export const location = v.object({
  stateId: v.string(),
  cityId: v.string(),
  state: v.optional(v.string()),
  city: v.optional(v.string()),
});

const languages = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'validation.language')), 'validation.required'),
  v.minLength(1, 'validation.languageRequired'),
  v.maxLength(20, 'validation.tooMany'),
);
const companyName = text(limits.nameMin, limits.nameMax);
const companyAddress = text(1, limits.addressMax);
const regNumber = v.nullable(text(1, limits.regNumberMax));

/** Plates of India: `KA01AB1234`, or the BH series `22BH1234AA`. Spaces and dashes are removed first. */
export const indianPlate = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('validation.required'),
  v.regex(/^(?:[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{2})$/, 'validation.plate'),
);

/** Fields a company can change later. `PUT company` adds companyId. */
const changeable = {
  expireDate: v.nullable(isoDate),
  regNumber,
  commercialLicense: uuid,
  companyAddress,
  companyLanguages: languages,
  location: locationInput,
};

export const companyAccountBody = v.object({
  userId: uuid,
  companyName,
  companyLogo: uuid,
  accountType: v.literal('company'),
  ...changeable,
});

/** A sole owner with one vehicle (India): licence fields and the vehicle's plate. */
export const individualAccountBody = v.object({
  userId: uuid,
  accountType: v.literal('individual'),
  /** The front of the licence, as the specification's own field. */
  commercialLicense: v.optional(uuid),
  licenseFront: uuid,
  licenseBack: uuid,
  expireDate: isoDate,
  vehiclePlate: indianPlate,
});

export const createCompanyBody = v.variant('accountType', [companyAccountBody, individualAccountBody]);

export const updateCompanyBody = v.object({
  companyId: uuid,
  companyName: v.optional(companyName),
  companyLogo: v.optional(uuid),
  expireDate: v.optional(changeable.expireDate),
  regNumber: v.optional(regNumber),
  commercialLicense: v.optional(uuid),
  companyAddress: v.optional(companyAddress),
  companyLanguages: v.optional(languages),
  location: v.optional(locationInput),
  licenseFront: v.optional(uuid),
  licenseBack: v.optional(uuid),
  vehiclePlate: v.optional(indianPlate),
  /** The version the form was filled from. A newer one on the server answers 409. */
  version: v.optional(v.number()),
});

/** What a company's owner sees of it. A server of another maker may send a file as plain text (its address or key). */
const file = v.nullish(v.union([fileReference, v.string()]));
export const companyRecord = v.object({
  companyId: v.optional(v.string()),
  _id: v.optional(v.string()),
  userId: v.optional(v.string()),
  companyName: v.nullish(v.string()),
  companyLogo: file,
  commercialLicense: file,
  licenseFront: file,
  licenseBack: file,
  expireDate: v.nullish(v.string()),
  regNumber: v.nullish(v.string()),
  companyAddress: v.nullish(v.string()),
  companyLanguages: v.nullish(v.array(v.string())),
  accountType: v.nullish(v.string()),
  vehiclePlate: v.nullish(v.string()),
  location: v.nullish(v.union([location, v.string()])),
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
