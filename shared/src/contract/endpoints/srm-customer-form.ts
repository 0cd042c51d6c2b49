import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { unstated } from '../entities/answers';
import { customerChanged, customerRecord, updateCustomerBody } from '../entities/customer';
import { customerWire } from '../entities/customer-fields';
import { customerLinkDetails } from '../entities/customer-link';
import { uuid } from '../entities/primitives';
import { getCapabilities } from '../entities/record-fields';

/** The fields beyond the supplier platform's own. */
export const customerAdditions = getCapabilities(customerWire);

/**
 * The customer calls that the customer’s own page needs, separate from the others so that it need not load
 * their schemas.
 */
export const customerFormEndpoints = {
  get: endpoint({
    id: 'srmCustomers.get',
    method: 'GET',
    path: '/srm-customers',
    access: 'agent',
    summary: 'One customer',
    query: v.object({ customerId: uuid }),
    result: customerRecord,
    failure: 'Failed to fetch the customer',
    customerLink: true,
    built: true,
  }),
  update: endpoint({
    id: 'srmCustomers.update',
    method: 'PUT',
    path: '/srm-customers',
    access: 'agent',
    summary: 'Change a customer; customers fill in their own details with the token of their link',
    body: updateCustomerBody,
    result: unstated(customerChanged),
    adds: { ...customerAdditions, version: 'versions' },
    failure: 'Failed to post customer registration response',
    customerLink: true,
    built: true,
  }),
} as const;

/** The link's call that the customer's own page needs, separate for the same reason. */
export const customerFormLinkEndpoints = {
  details: endpoint({
    id: 'srmCustomerLinks.details',
    capability: 'customer-links',
    method: 'GET',
    path: '/srm-customers/link/details',
    access: 'customer',
    summary: 'Company that asks for the customer\u2019s details, and for which trip',
    result: customerLinkDetails,
    failure: 'Failed to open the form',
    customerLink: true,
    built: true,
  }),
} as const;
