import * as v from 'valibot';
import { closingFields, settledFields } from './closing-fields';
import { uuid } from './primitives';
import { getAnswers, getInputs, type RecordField } from './record-fields';

/** What the page knows before the account is closed and the server settles it. */
export const settleTripBody = v.object({ bookingId: uuid, ...getInputs(settledFields) });

export const endTripBody = v.pipe(
  v.object({ bookingId: uuid, companyId: uuid, ...getInputs(closingFields) }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Readonly<Record<string, unknown>> = dataset.value;
    for (const [key, { mainField }] of Object.entries<RecordField>(closingFields))
      if (mainField !== undefined && Number(input[mainField]) !== 0 && input[key] === undefined)
        addIssue({
          message: 'validation.required',
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
        });
  }),
);

/** The account line by line, money in numeric strings. A `balance` below zero is owed to the customer. */
export const tripSettlement = v.looseObject({
  rental: v.string(),
  driven: v.number(),
  includedKilometres: v.nullish(v.number()),
  extraKilometres: v.number(),
  extraKilometreRate: v.nullish(v.string()),
  extraKilometreCharge: v.string(),
  lateHours: v.number(),
  lateFee: v.string(),
  charges: v.string(),
  fines: v.string(),
  salik: v.string(),
  discount: v.string(),
  total: v.string(),
  paid: v.string(),
  balance: v.string(),
});
export type TripSettlementShown = v.InferOutput<typeof tripSettlement>;

const shown = getAnswers(closingFields);

/** The account as it was closed. */
export const tripClosing = v.looseObject({
  customerStatus: shown.customerStatus,
  returnedAt: shown.returnedAt,
  closedAt: v.nullish(v.string()),
  currentKilometre: shown.currentKilometre,
  additionalCharges: shown.additionalCharges,
  discountReason: shown.discountReason,
  settlement: v.nullish(tripSettlement),
});
