import * as v from 'valibot';
import { company as limits } from '../limits';
import { indianPlate } from './indian-plate';
import { isoDate, text, uuid } from './primitives';
import type { WireField } from './record-fields';

/** The city a supplier works from. The names are the server's, for display. */
export const locationInput = v.object({ stateId: uuid, cityId: uuid });
const location = v.object({
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

/** What a company registers and can change, by the names of its columns too. */
export const companyFields = {
  companyName: { kind: 'text', input: text(limits.nameMin, limits.nameMax) },
  companyLogo: { kind: 'photo', input: uuid },
  commercialLicense: { kind: 'document', input: uuid },
  expireDate: { kind: 'date', input: v.nullable(isoDate) },
  regNumber: { kind: 'text', input: v.nullable(text(1, limits.regNumberMax)) },
  companyAddress: { kind: 'text', input: text(1, limits.addressMax) },
  companyLanguages: { kind: 'languages', input: languages },
  location: {
    kind: 'place',
    input: locationInput,
    answer: v.nullish(v.union([location, v.string()])),
  },
} as const satisfies Record<string, WireField>;
export type CompanyFields = typeof companyFields;

/** Beyond the supplier platform's own fields, which have one licence file and its expiry. */
const details = 'individual-details';
/** What a sole owner with one vehicle registers and can change (India). */
export const individualFields = {
  licenseFront: { kind: 'document', input: uuid, capability: details },
  licenseBack: { kind: 'document', input: uuid, capability: details },
  expireDate: { kind: 'date', input: isoDate },
  vehiclePlate: { kind: 'text', input: indianPlate, capability: details },
} as const satisfies Record<string, WireField>;

/** The fields of both. Of a date that both have, the company's rule counts: a company may have none. */
export const accountFields = { ...individualFields, ...companyFields } as const;
export type AccountFields = typeof accountFields;
