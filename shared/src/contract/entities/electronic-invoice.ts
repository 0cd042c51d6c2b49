import * as v from 'valibot';
import { uuid } from './primitives';
import { registrationCancellation } from './registration-cancellation';

/** The longest text of a signed QR code. */
const SIGNED_CODE_MAX = 4000;

/** Whether an issued document can leave as an electronic one, and in India what the registration portal said. */
export const electronicInvoice = v.looseObject({
  invoiceId: v.string(),
  /** What keeps it from that and how to mend it, in the reader's language. Empty for one that can be had. */
  missing: v.array(v.string()),
  /** India: the number that the registration portal gives the document, computed by its published rule. */
  irn: v.nullish(v.string()),
  /** India: when the portal registered it, from its signed answer. */
  registeredAt: v.nullish(v.string()),
  /** India: until when the registration of an invoice can be cancelled. A note's cannot. */
  cancellableUntil: v.nullish(v.string()),
  cancellation: v.nullish(registrationCancellation),
  /** India: whether this server can check a signed answer. */
  isVerifiable: v.nullish(v.boolean()),
});
export type ElectronicInvoice = v.InferOutput<typeof electronicInvoice>;

/** The signed QR code of the registration portal's answer: a JSON Web Token. */
export const registrationBody = v.object({
  invoiceId: uuid,
  signedQrCode: v.pipe(
    v.string('validation.required'),
    v.trim(),
    v.nonEmpty('validation.required'),
    v.maxLength(SIGNED_CODE_MAX, 'validation.tooLong'),
  ),
});
