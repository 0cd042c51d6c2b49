import * as v from 'valibot';
import { electronic as limits } from '../limits';
import { isoTimestamp, uuid } from './primitives';

/** The portal's codes: a duplicate, a mistake in the data, a cancelled order, another reason. */
export const cancellationReasons = ['1', '2', '3', '4'] as const;

/** India: the desk wants the registration of an invoice cancelled. */
export const cancellationBody = v.object({
  invoiceId: uuid,
  reason: v.picklist(cancellationReasons, 'validation.required'),
  remark: v.pipe(
    v.string('validation.required'),
    v.trim(),
    v.nonEmpty('validation.required'),
    v.maxLength(limits.remarkMax, 'validation.tooLong'),
  ),
});

/** When the portal cancelled it, from its answer. */
export const cancellationAnswerBody = v.object({ invoiceId: uuid, cancelledAt: isoTimestamp });

export const registrationCancellation = v.looseObject({
  reason: v.string(),
  remark: v.string(),
  requestedAt: v.string(),
  /** Null until the portal has answered. */
  cancelledAt: v.nullish(v.string()),
});
