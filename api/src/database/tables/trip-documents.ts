import type {
  AlertRules,
  AssumedValues,
  checkListMoments,
  cleanlinessGrades,
  CustomerStatus,
  ElectronicSettings,
  PaymentDetails,
  RequiredPictures,
  RentalLine,
  Settlement,
  TaxTreatment,
} from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { PaperIssuer } from './invoices';

/** A vehicle as an addendum names it. */
export interface AddendumVehicle {
  readonly name: string;
  readonly plate: string;
  readonly color: string | null;
  readonly chassisNumber: string | null;
  readonly handoverKm: number;
  readonly returnKm: number | null;
  readonly fuelEighths: number | null;
  /** Texts in addenda that earlier releases froze. */
  readonly damages: readonly (StoredZone | string)[];
  /** What nobody read again; not in addenda of earlier releases. */
  readonly assumed?: AssumedValues | null;
}
/** The contents of an addendum, frozen at signing. Dates ISO 8601. */
export interface AddendumFacts {
  readonly tripCode: string;
  readonly number: number;
  readonly company: PaperIssuer;
  readonly customerName: string;
  readonly at: string;
  readonly end: string | null;
  readonly reason: string;
  readonly cameBack: AddendumVehicle;
  readonly wentOut: AddendumVehicle;
}

export interface StoredZone {
  zone: string;
  condition: string;
  note: string;
}

export interface CheckListsTable extends migrated.CheckLists {
  moment: (typeof checkListMoments)[number];
  cleanliness: (typeof cleanlinessGrades)[number] | null;
  /** Written as `JSON.stringify(zones)`. */
  zones: ColumnType<StoredZone[], string | undefined, string>;
  /** What nobody read again. Written as JSON. */
  assumed: ColumnType<AssumedValues | null, string | null | undefined, string | null>;
  /** The version of the last save; 0 before the first save. */
  version: Generated<number>;
}

export type CheckListPhotosTable = migrated.CheckListPhotos;

/** A contract without its terms, frozen when it is signed. Money in minor units, dates ISO 8601. */
export interface ContractFacts {
  readonly tripCode: string;
  readonly currency: string;
  readonly company: PaperIssuer;
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly nationality: string | null;
    /** As on the card; contracts of earlier releases have none. */
    readonly emiratesId?: string | null;
    readonly passportNumber: string | null;
    readonly drivingLicenseNumber: string | null;
    /** Contracts of earlier releases have none, like the other optional fields. ISO 8601. */
    readonly licenceExpiry?: string | null;
  };
  /** Who else may drive. */
  readonly drivers?: readonly {
    readonly name: string;
    readonly drivingLicenseNumber: string;
    /** ISO 8601. */
    readonly licenceExpiry: string;
    readonly phone: string | null;
  }[];
  readonly vehicle: {
    readonly name: string;
    readonly plate: string;
    readonly color: string | null;
    readonly chassisNumber: string | null;
    readonly handoverKilometre: number | null;
    readonly fuelEighths?: number | null;
    /** Null while the checklist of the handover is not filled in. */
    readonly damages?: readonly StoredZone[] | null;
    /** What nobody read again. */
    readonly assumed?: AssumedValues | null;
    /** A tracker reports where it is. */
    readonly isTracked?: boolean;
  };
  readonly start: string;
  readonly end: string;
  readonly lines: readonly RentalLine[];
  readonly total: number;
  readonly advance: number;
  readonly deposit: number;
  readonly extraKilometreRate: number;
  /** Included in the rental; null means unlimited. */
  readonly includedKilometres: number | null;
  /** In hundredths of a percent, included in the prices; null where the rental is not taxed. */
  readonly taxRate?: number | null;
}

export interface TripContractsTable extends migrated.TripContracts {
  /** Everything that it prints in addition to its terms; written as `JSON.stringify(facts)`. */
  facts: ColumnType<ContractFacts, string, never>;
}

export interface ContractAddendaTable extends migrated.ContractAddenda {
  /** Written as `JSON.stringify(facts)`. */
  facts: ColumnType<AddendumFacts, string, never>;
}

/** Money in minor units. */
export interface TripClosingsTable extends migrated.TripClosings {
  customerStatus: CustomerStatus;
  /** Written as JSON. */
  additionalCharges: ColumnType<{ type: string; amount: number }[], string | undefined, never>;
  /** Written as JSON. */
  settlement: ColumnType<Settlement, string, never>;
}

export interface RentalSettingsTable extends migrated.RentalSettings {
  /** In hundredths of a percent. */
  taxRate: number;
  /** India: documents are in English and Hindi. In the Emirates they always are in English and Arabic. */
  bilingualDocuments: Generated<boolean>;
  /** Written as JSON. */
  taxTreatments: ColumnType<Record<string, TaxTreatment>, string, string>;
  /** Written as JSON. */
  alertRules: ColumnType<AlertRules, string, string>;
  /** Written as JSON. What is missing has its default. */
  electronic: ColumnType<Partial<ElectronicSettings>, string | undefined, string>;
  /** Written as JSON. What is missing has its default. */
  payments: ColumnType<Partial<PaymentDetails>, string | undefined, string>;
  /** Days that a deposit authorised on a card is valid. */
  holdDays: Generated<number>;
  fullCheckLists: Generated<boolean>;
  /** Written as JSON. What is missing has its default. */
  requiredPictures: ColumnType<Partial<RequiredPictures>, string | undefined, string>;
}
