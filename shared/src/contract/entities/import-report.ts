import * as v from 'valibot';

/** The result of each row of a file. An added row has its id under the name that its domain uses. */
export const importReportSchema = <Entry extends v.ObjectEntries>(added: Entry) =>
  v.object({
    added: v.number(),
    refused: v.number(),
    rows: v.array(
      v.object({
        /** From 0, as sent. */
        row: v.number(),
        ok: v.boolean(),
        ...added,
        errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
      }),
    ),
  });
