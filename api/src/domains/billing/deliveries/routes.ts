import { srmDeliveryEndpoints, type DocumentDelivery, type ProviderKind } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { selectTripInvoices } from '../invoices/invoice-repository';
import { readDeliveries } from './read-deliveries';
import { sendDocument } from './send-document';

const findProviderKind = ({ config, country }: Deps): ProviderKind =>
  config.providers[country.id]?.kind ?? 'none';

async function listTripDeliveries(
  deps: Deps,
  user: Actor,
  bookingId: string,
): Promise<{ provider: ProviderKind; list: DocumentDelivery[] }> {
  const companyId = requireCompany(user);
  await ownTrip(deps.db, companyId, bookingId);
  const rows = await selectTripInvoices(deps.db, companyId, bookingId);
  const list = await readDeliveries(
    deps.db,
    companyId,
    rows.map(({ id }) => id),
  );
  return { provider: findProviderKind(deps), list };
}

export function registerDeliveries(app: FastifyInstance, deps: Deps): void {
  route(app, srmDeliveryEndpoints.list, ({ query, user }) => listTripDeliveries(deps, user, query.bookingId));
  route(app, srmDeliveryEndpoints.send, ({ body, user }) => sendDocument(deps, user, body.invoiceId));
  route(app, srmDeliveryEndpoints.provider, ({ user }) => {
    requireCompany(user);
    return Promise.resolve({ provider: findProviderKind(deps) });
  });
}
