import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { customerLinkState } from '../entities/customer-link';
import { uuid } from '../entities/primitives';
import { customerFormLinkEndpoints } from './srm-customer-form';

const linkQuery = v.object({ customerId: uuid, bookingId: uuid });

/**
 * The link to the customer's own form. Beyond the supplier platform's own calls: the pages work without it
 * where it answers 404 or 501.
 */
export const srmCustomerLinkEndpoints = {
  state: endpoint({
    id: 'srmCustomerLinks.state',
    capability: 'customer-links',
    method: 'GET',
    path: '/srm-customers/link',
    access: 'agent',
    summary: 'Status of a customer\u2019s link',
    query: linkQuery,
    result: customerLinkState,
    failure: 'Failed to fetch the customer',
    built: true,
  }),
  revoke: endpoint({
    id: 'srmCustomerLinks.revoke',
    capability: 'customer-links',
    method: 'DELETE',
    path: '/srm-customers/link',
    access: 'agent',
    summary: 'Make the link of a customer void',
    query: linkQuery,
    result: customerLinkState,
    failure: 'Failed to revoke the link',
    built: true,
  }),
  ...customerFormLinkEndpoints,
} as const;
