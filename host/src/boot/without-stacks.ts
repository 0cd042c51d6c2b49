/**
 * Runs `work` without a stack trace for each error it makes. React makes some when it is loaded, in case, and for their traces V8 reads through
 * all of React once more: a tenth of what the first script costs a phone.
 */
export async function withoutStacks(work: () => Promise<void>): Promise<void> {
  // Of V8 only; other browsers have no such field, and lose nothing by one.
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
