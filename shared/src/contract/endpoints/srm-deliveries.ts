import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { documentDelivery, providerKind } from '../entities/document-delivery';
import { uuid } from '../entities/primitives';

/** Electronic documents on their way to a provider. Beyond the supplier platform's own calls. */
export const srmDeliveryEndpoints = {
  list: endpoint({
    id: 'srmDeliveries.list',
    capability: 'document-delivery',
    method: 'GET',
    path: '/srm-invoices/deliveries',
    access: 'agent',
    summary: 'How far the electronic documents of a trip are on their way to the provider',
    query: v.object({ bookingId: uuid }),
    result: v.object({ provider: providerKind, list: v.array(documentDelivery) }),
    failure: 'Failed to fetch the invoice',
    built: true,
  }),
  send: endpoint({
    id: 'srmDeliveries.send',
    capability: 'document-delivery',
    method: 'POST',
    path: '/srm-invoices/deliveries',
    access: 'agent',
    summary: 'Send an electronic document to the provider, or send it again',
    body: v.object({ invoiceId: uuid }),
    result: documentDelivery,
    failure: 'Failed to send the document',
    built: true,
  }),
  provider: endpoint({
    id: 'srmDeliveries.provider',
    capability: 'document-delivery',
    method: 'GET',
    path: '/srm-invoices/provider',
    access: 'agent',
    summary: 'How electronic documents leave this server',
    result: v.object({ provider: providerKind }),
    failure: 'Failed to fetch the settings',
    built: true,
  }),
} as const;
