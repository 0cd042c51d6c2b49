import * as v from 'valibot';

/** Whether an issued document of the UAE can leave as an electronic one. */
export const electronicInvoice = v.looseObject({
  invoiceId: v.string(),
  /** What keeps it from that and how to mend it, in the reader's language. Empty for one that can be had. */
  missing: v.array(v.string()),
});
export type ElectronicInvoice = v.InferOutput<typeof electronicInvoice>;
