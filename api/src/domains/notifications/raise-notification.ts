import type {
  ImportedSubject,
  NotificationKind,
  TrackingAlertKind,
  VehicleDocument,
} from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { insertDeliveries } from './deliveries/delivery-repository';
import { upsertNotification } from './notification-repository';
import { tellCompanyChanged } from './tell-changed';

interface FactsByKind {
  readonly customerFilled: { readonly customerId: string };
  readonly paymentReceived: { readonly amount: string };
  readonly paymentDiffers: {
    readonly amount: string;
    readonly received: string;
    readonly receivedCurrency: string;
  };
  readonly refundFailed: { readonly amount: string };
  readonly importFinished: {
    readonly subject: ImportedSubject;
    readonly added: number;
    readonly changed: number;
    readonly refused: number;
  };
  readonly trackingAlert: { readonly alert: TrackingAlertKind; readonly zone?: string };
  readonly tripOverdue: { readonly dueAt: string };
  readonly licenceExpiring: { readonly dueAt: string };
  readonly vehicleDocument: { readonly document: VehicleDocument; readonly dueAt: string };
}

type News = {
  readonly [Kind in NotificationKind]: {
    readonly kind: Kind;
    /** Names the matter among those of its kind: the same key again is the same notification. */
    readonly key: string;
    readonly facts: FactsByKind[Kind];
    readonly tripId?: string | null;
    readonly vehicleId?: string | null;
  };
}[NotificationKind];

/**
 * Notifies the users of a company of something that happened, once for each matter, together with what the transaction
 * writes. A matter whose facts changed stays as read or unread as it is.
 * @param trx a transaction
 */
export async function raiseNotification(trx: Db, companyId: string, news: News, at: Date): Promise<void> {
  const { kind, key, facts, tripId = null, vehicleId = null } = news;
  const matter = `${kind} ${key}`;
  const row = { companyId, kind, matter, facts, tripId, vehicleId, createdAt: at };
  const written = await upsertNotification(trx, row);
  if (written === null) return;
  if (written.isNew) await insertDeliveries(trx, { companyId, notificationId: written.id, kind, at });
  await tellCompanyChanged(trx, companyId, at);
}
