import type { RentalLine } from '@portal/shared/contract';

/** What a contract says besides its terms. Frozen when it is signed. Money in minor units, dates ISO 8601. */
export interface ContractFacts {
  readonly tripCode: string;
  readonly currency: string;
  readonly company: { readonly name: string; readonly lines: readonly string[] };
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly nationality: string | null;
    readonly passportNumber: string | null;
    readonly drivingLicenseNumber: string | null;
  };
  readonly vehicle: {
    readonly name: string;
    readonly plate: string;
    readonly color: string | null;
    readonly chassisNumber: string | null;
    readonly handoverKilometre: number | null;
  };
  readonly start: string;
  readonly end: string;
  readonly lines: readonly RentalLine[];
  readonly total: number;
  readonly advance: number;
  readonly deposit: number;
  readonly extraKilometreRate: number;
  /** Included in the rental; null is without limit. */
  readonly includedKilometres: number | null;
}
