/** The same record without one of its entries. */
export const omitKey = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
