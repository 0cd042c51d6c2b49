import type { CustomerChange, CustomerRecord } from '@portal/shared/contract';

/** The log, completed from the record if the log starts later or is missing. */
export function listHistoryEvents(
  { createdAt, updatedAt }: CustomerRecord,
  logged: readonly CustomerChange[],
): CustomerChange[] {
  const at = (moment: string) => Date.parse(moment);
  const isAdded = logged.some(({ kind }) => kind === 'added' || kind === 'imported');
  const isLogged = (moment: string) => logged.some((change) => at(change.at) >= at(moment));
  return [
    ...(updatedAt && updatedAt !== createdAt && !isLogged(updatedAt)
      ? [{ at: updatedAt, kind: 'changed' as const, fields: [] }]
      : []),
    ...logged,
    ...(createdAt && !isAdded ? [{ at: createdAt, kind: 'added' as const, fields: [] }] : []),
  ];
}
