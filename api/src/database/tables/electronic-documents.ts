import type { DeliveryEventKind, DeliveryState } from '@portal/shared/contract';
import type { Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

/** What the registration portal of India answered for an invoice or a credit note. Never changes. */
export interface InvoiceRegistrationsTable {
  companyId: string;
  invoiceId: string;
  /** The invoice reference number: SHA-256, as 64 digits of base 16. */
  irn: string;
  /** The signed QR code: a JSON Web Token. */
  signedCode: string;
  registeredAt: RequiredStamp;
  keptAt: RequiredStamp;
}

/** India: a registration that the desk wants cancelled, and when the portal did so. */
export interface RegistrationCancellationsTable {
  companyId: string;
  invoiceId: string;
  /** The portal's code. */
  reason: string;
  remark: string;
  requestedAt: RequiredStamp;
  requestedBy: string | null;
  /** From the portal's answer, which never changes. */
  cancelledAt: NullableStamp;
}

/** An electronic document on its way to a provider. */
export interface DocumentDeliveriesTable {
  companyId: string;
  /** The provider knows the delivery by it. */
  id: string;
  invoiceId: string;
  format: 'ubl' | 'inv01';
  content: string;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** When it is sent, or its answer is asked for, next. */
  nextAt: RequiredStamp;
  /** The first of the tries in a row that failed, and why the last one did. */
  failingSince: NullableStamp;
  problem: string | null;
  /** Why the provider refused it. */
  reason: string | null;
  reference: string | null;
  queuedAt: RequiredStamp;
  sentAt: NullableStamp;
  answeredAt: NullableStamp;
  queuedBy: string | null;
}

export interface DocumentDeliveryEventsTable {
  companyId: string;
  deliveryId: string;
  id: Generated<number>;
  kind: DeliveryEventKind;
  detail: string | null;
  at: RequiredStamp;
}
