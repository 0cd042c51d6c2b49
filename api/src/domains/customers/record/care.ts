import type { customerExport, DocumentRead } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { deleteUnused, detachFiles, removeObjects } from '../../files';
import { deleteCustomerNotifications } from '../../notifications';
import { refuseOpenTrips } from '../../open-trips';
import {
  deleteCustomerAlerts,
  deleteCustomerPassings,
  deleteCustomerPositions,
  exportTracks,
  listCustomerAlerts,
  listCustomerPassings,
} from '../../tracking';
import { deleteCustomerDrivers } from '../../trip-drivers';
import { deleteCustomerRiskMarks, listCustomerRiskMarks } from '../../trip-risk';
import { deleteCustomers } from './customer-repository';
import { listDocuments } from './documents';
import { customerNotFound } from './problems';
import { ownCustomer } from './read';
import { lockCustomers } from './store';
import { toCustomerRecord } from './view';

/** Deletes the customer, where their vehicles were, who else drove on their trips, and, at once, every file that nothing else uses. */
export async function eraseCustomer(deps: Deps, user: Actor, customerId: string): Promise<null> {
  const companyId = requireCompany(user);
  const files = await deps.db.transaction().execute(async (trx) => {
    const [customer] = await lockCustomers(trx, companyId, [customerId]);
    if (customer === undefined) throw customerNotFound();
    await refuseOpenTrips(trx, companyId, { customerId }, customer.name);
    const documents = await listDocuments(trx, companyId, [customerId]);
    const ids = [
      ...documents.map(({ fileId }) => fileId),
      ...(customer.profilePic ? [customer.profilePic] : []),
    ];
    await deleteCustomerPositions(trx, companyId, customerId);
    await deleteCustomerAlerts(trx, companyId, customerId);
    await deleteCustomerPassings(trx, companyId, customerId);
    await deleteCustomerRiskMarks(trx, companyId, customerId);
    await deleteCustomerDrivers(trx, companyId, customerId);
    await deleteCustomerNotifications(trx, companyId, customerId);
    await deleteCustomers(trx, companyId, [customerId]);
    await detachFiles(trx, user.userId, ids);
    return ids;
  });
  for (const fileId of new Set(files)) {
    const removed = await deleteUnused(deps.db, user.userId, fileId);
    if (removed) await removeObjects(deps, removed);
  }
  return null;
}

const AT_MOST = 500;

async function listDocumentReads({ db }: Deps, user: Actor, customerId: string): Promise<DocumentRead[]> {
  const companyId = requireCompany(user);
  const rows = await db
    .selectFrom('fileReads')
    .leftJoin('users', 'users.id', 'fileReads.userId')
    .leftJoin('files', (join) =>
      join.onRef('files.id', '=', 'fileReads.fileId').on('files.ownerId', '=', user.userId),
    )
    .leftJoin('customerDocuments as document', (join) =>
      join
        .onRef('document.companyId', '=', 'fileReads.companyId')
        .onRef('document.fileId', '=', 'fileReads.fileId')
        .onRef('document.customerId', '=', 'fileReads.customerId'),
    )
    .select(['fileReads.at', 'fileReads.variant', 'users.email', 'files.name', 'document.kind'])
    .where('fileReads.companyId', '=', companyId)
    .where('fileReads.customerId', '=', customerId)
    .orderBy('fileReads.at', 'desc')
    .orderBy('fileReads.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return rows.map(({ at, variant, email, name, kind }) => ({
    at: at.toISOString(),
    readBy: email,
    document: kind,
    name,
    isThumbnail: variant === 'thumb',
  }));
}

export async function documentReads(
  deps: Deps,
  user: Actor,
  customerId: string,
): Promise<{ list: DocumentRead[] }> {
  await ownCustomer(deps, user, customerId);
  return { list: await listDocumentReads(deps, user, customerId) };
}

export async function exportCustomer(
  deps: Deps,
  user: Actor,
  customerId: string,
): Promise<v.InferOutput<typeof customerExport>> {
  const row = await ownCustomer(deps, user, customerId);
  return {
    exportedAt: deps.clock.now().toISOString(),
    customer: await toCustomerRecord(deps, user, row),
    documentReads: await listDocumentReads(deps, user, customerId),
    tracks: await exportTracks(deps, user, customerId),
    trackingAlerts: await listCustomerAlerts(deps, user, customerId),
    riskMarks: await listCustomerRiskMarks(deps.db, row.companyId, customerId),
    tollPassings: await listCustomerPassings(deps.db, row.companyId, customerId),
  };
}
