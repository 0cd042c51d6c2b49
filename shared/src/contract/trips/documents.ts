interface DatedDocuments {
  readonly drivingLicenseExpireDate?: string | null | undefined;
  readonly passportExpireDate?: string | null | undefined;
}

export interface ExpiringIdDocument {
  readonly kind: 'drivingLicense' | 'passport';
  /** `YYYY-MM-DD` */
  readonly expiresOn: string;
  /** Ended before the trip begins: the trip cannot start with it. */
  readonly blocksStart: boolean;
}

/**
 * The documents that end before a trip does. `startDay` and `endDay` are `YYYY-MM-DD` at the vehicle's place.
 * Servers may send a document's date as a moment.
 */
export function findExpiringDocuments(
  { drivingLicenseExpireDate, passportExpireDate }: DatedDocuments,
  startDay: string,
  endDay: string = startDay,
): ExpiringIdDocument[] {
  const dates = [
    ['drivingLicense', drivingLicenseExpireDate],
    ['passport', passportExpireDate],
  ] as const;
  return dates.flatMap(([kind, date]) => {
    const expiresOn = date?.slice(0, 'YYYY-MM-DD'.length) ?? '';
    return expiresOn !== '' && expiresOn < endDay
      ? [{ kind, expiresOn, blocksStart: expiresOn < startDay }]
      : [];
  });
}
