/**
 * Runs `work` without stack traces for the errors that it creates. React creates some errors in advance when it loads, and for their traces V8
 * parses all of React again: a tenth of the cost of the first script on a phone.
 */
export async function runWithoutStacks(work: () => Promise<void>): Promise<void> {
  // Exists in V8 only. Other browsers ignore this field.
  const errors = Error as { stackTraceLimit?: number };
  const usual = errors.stackTraceLimit;
  errors.stackTraceLimit = 0;
  try {
    await work();
  } finally {
    if (usual === undefined) delete errors.stackTraceLimit;
    else errors.stackTraceLimit = usual;
  }
}
