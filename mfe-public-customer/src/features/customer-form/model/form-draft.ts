import * as v from 'valibot';
import type { FormValues } from './form-values';

const fileIds = v.array(v.string());
const draftSchema = v.object({
  customerName: v.string(),
  phone: v.string(),
  email: v.string(),
  nationality: v.string(),
  emiratesId: v.optional(v.string(), ''),
  passportNumber: v.string(),
  passportExpireDate: v.string(),
  passport: fileIds,
  drivingLicenseNumber: v.string(),
  drivingLicenseExpireDate: v.string(),
  drivingLicense: fileIds,
  customerProfilePic: v.nullable(v.string()),
  consent: v.boolean(),
} satisfies Record<keyof FormValues, v.GenericSchema>);

export type Draft = v.InferOutput<typeof draftSchema>;

/** The draft in the state of a history entry; null where there is none, or one of another version. */
export function readDraft(state: unknown): Draft | null {
  const found = v.safeParse(v.object({ draft: draftSchema }), state);
  return found.success ? found.output.draft : null;
}

const isEmpty = (value: FormValues[keyof FormValues]): boolean =>
  Array.isArray(value) ? value.length === 0 : !value;

interface Input {
  readonly values: FormValues;
  /** Whether the customer has typed something since the page was loaded. */
  readonly isChanged: boolean;
}

/** The part of a draft that differs from the form; what was typed since then is newer and stays. */
export function getLostInput(draft: Draft | null, { values, isChanged }: Input): Partial<Draft> {
  const entries = Object.entries(draft ?? {}) as [keyof Draft, Draft[keyof Draft]][];
  return Object.fromEntries(
    entries.filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(values[name]) && (!isChanged || isEmpty(values[name])),
    ),
  );
}
