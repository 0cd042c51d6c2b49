import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  createCustomerBody,
  customerCreated,
  customerLink,
  customerLinkBody,
  customerPage,
  customerRecord,
  spamInfo,
  updateCustomerBody,
} from '../entities/customer';
import { uuid } from '../entities/primitives';
import { srmListQuery } from '../entities/query';
import { bookingCustomerBody } from '../entities/trip';

const ofCustomer = v.object({ customerId: uuid });

export const srmCustomerEndpoints = {
  get: endpoint({
    id: 'srmCustomers.get',
    method: 'GET',
    path: '/srm-customers',
    access: 'agent',
    summary: 'One customer',
    query: ofCustomer,
    result: customerRecord,
    failure: 'Failed to fetch the customer',
    customerLink: true,
    built: false,
  }),
  create: endpoint({
    id: 'srmCustomers.create',
    method: 'POST',
    path: '/srm-customers',
    access: 'agent',
    summary: 'Register a customer, in full or with his contact alone',
    body: createCustomerBody,
    result: customerCreated,
    failure: 'Failed to post customer registration response',
    status: 201,
    built: false,
  }),
  update: endpoint({
    id: 'srmCustomers.update',
    method: 'PUT',
    path: '/srm-customers',
    access: 'agent',
    summary: 'Change a customer; a customer fills in his own details with the token of his link',
    body: updateCustomerBody,
    result: v.unknown(),
    failure: 'Failed to post customer registration response',
    customerLink: true,
    built: false,
  }),
  list: endpoint({
    id: 'srmCustomers.list',
    method: 'GET',
    path: '/srm-customers/list',
    access: 'agent',
    summary: 'The own customers',
    query: v.object(srmListQuery),
    result: customerPage,
    failure: 'Failed to get customer list',
    built: false,
  }),
  sendLink: endpoint({
    id: 'srmCustomers.sendLink',
    method: 'POST',
    path: '/send-link-form-customer-creation',
    access: 'agent',
    summary: 'Mail a customer the link under which he fills in his own details',
    body: customerLinkBody,
    result: customerLink,
    failure: 'Failed to create public link',
    built: false,
  }),
  attach: endpoint({
    id: 'srmCustomers.attach',
    method: 'PUT',
    path: '/srm-bookings/customer/v2',
    access: 'agent',
    summary: 'Choose the customer of a trip',
    body: bookingCustomerBody,
    result: v.unknown(),
    failure: 'Failed to update srm customer booking',
    built: false,
  }),
  isSpammed: endpoint({
    id: 'srmCustomers.isSpammed',
    method: 'GET',
    path: '/srm-bookings/customer/is-spammed-customer',
    access: 'agent',
    summary: 'Whether earlier trips of a customer call for caution',
    query: ofCustomer,
    result: v.nullish(v.union([spamInfo, v.boolean()])),
    failure: 'Failed to get customer spam info',
    built: false,
  }),
  downloadExcel: endpoint({
    id: 'srmCustomers.downloadExcel',
    method: 'GET',
    path: '/srm-customers/download/excel/customer/list',
    access: 'agent',
    summary: 'The customers as an Excel file',
    result: v.unknown(),
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: false,
  }),
} as const;

/** A customer known by his contact alone, made so that a link can be sent to him: the same call, with a failure text of its own. */
export const createCustomerForLink = {
  ...srmCustomerEndpoints.create,
  failure: 'Failed to create customer for public link share',
};
