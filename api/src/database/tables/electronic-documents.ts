import type { DeliveryEventKind, DeliveryState } from '@portal/shared/contract';
import type { Generated } from 'kysely';

import type * as migrated from '../migrations/all';
import type { NullableStamp, RequiredStamp } from '../migrations/column-types';

/** What the registration portal of India answered for an invoice or a credit note. Never changes. */
export interface InvoiceRegistrationsTable extends migrated.InvoiceRegistrations {
  /** The invoice reference number: SHA-256, as 64 digits of base 16. */
  irn: string;
  /** The signed QR code: a JSON Web Token. */
  signedCode: string;
}

/** India: a registration that the desk wants cancelled, and when the portal did so. */
export interface RegistrationCancellationsTable extends migrated.RegistrationCancellations {
  /** The portal's code. */
  reason: string;
  /** From the portal's answer, which never changes. */
  cancelledAt: NullableStamp;
}

/** An electronic document on its way to a provider. */
export interface DocumentDeliveriesTable extends migrated.DocumentDeliveries {
  /** The provider knows the delivery by it. */
  id: string;
  format: 'ubl' | 'inv01';
  state: Generated<DeliveryState>;
  /** When it is sent, or its answer is asked for, next. */
  nextAt: RequiredStamp;
  /** The first of the tries in a row that failed, and why the last one did. */
  failingSince: NullableStamp;
  /** Why the provider refused it. */
  reason: string | null;
}

export interface DocumentDeliveryEventsTable extends migrated.DocumentDeliveryEvents {
  kind: DeliveryEventKind;
}
