import * as v from 'valibot';

const demoLogin = v.object({ country: v.string(), phoneNumber: v.string(), password: v.string() });

/**
 * What the API and the gateway report to the process that started them. The other side is
 * api/src/start/databases/report.ts.
 */
const childMessage = v.union([
  v.object({ progress: v.string() }),
  v.object({
    ready: v.literal(true),
    /** Demo accounts to log in with. */
    demo: v.optional(v.array(demoLogin), []),
    /** Where mails go, as text. */
    mails: v.optional(v.string()),
  }),
]);

export type ReadyMessage = Extract<v.InferOutput<typeof childMessage>, { ready: true }>;

export function readChildMessage(message: unknown): v.InferOutput<typeof childMessage> | undefined {
  const read = v.safeParse(childMessage, message);
  return read.success ? read.output : undefined;
}
