import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer, nothing, unstated } from '../entities/answers';
import {
  createCustomerBody,
  customerCreated,
  customerLink,
  customerLinkBody,
  customerPage,
  customerRecord,
  spamInfo,
} from '../entities/customer';
import {
  customerChange,
  customerExport,
  customerImportReport,
  documentRead,
  mergeCustomersBody,
} from '../entities/customer-care';
import { importUpdatesBody } from '../entities/listing-changes';
import { uuid } from '../entities/primitives';
import { search, sortOrder, srmListQuery } from '../entities/query';
import { bookingChanged, bookingCustomerBody } from '../entities/trip-steps';
import { customerAdditions, customerFormEndpoints } from './srm-customer-form';

const customerQuery = v.object({ customerId: uuid });

export const srmCustomerEndpoints = {
  ...customerFormEndpoints,
  create: endpoint({
    id: 'srmCustomers.create',
    method: 'POST',
    path: '/srm-customers',
    access: 'agent',
    summary: 'Register a customer, in full or with contact data only',
    body: createCustomerBody,
    result: customerCreated,
    adds: customerAdditions,
    failure: 'Failed to post customer registration response',
    status: 201,
    built: true,
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
    built: true,
  }),
  sendLink: endpoint({
    id: 'srmCustomers.sendLink',
    method: 'POST',
    path: '/send-link-form-customer-creation',
    access: 'agent',
    summary: 'E-mail a customer the link to fill in their own details',
    body: customerLinkBody,
    result: customerLink,
    failure: 'Failed to create public link',
    built: true,
  }),
  attach: endpoint({
    id: 'srmCustomers.attach',
    method: 'PUT',
    path: '/srm-bookings/customer/v2',
    access: 'agent',
    summary: 'Choose the customer of a trip',
    body: bookingCustomerBody,
    result: unstated(bookingChanged),
    adds: { spamReason: 'spam-reasons' },
    failure: 'Failed to update srm customer booking',
    built: true,
  }),
  isSpammed: endpoint({
    id: 'srmCustomers.isSpammed',
    method: 'GET',
    path: '/srm-bookings/customer/is-spammed-customer',
    access: 'agent',
    summary: 'Whether earlier trips of a customer call for caution',
    query: customerQuery,
    result: v.nullish(v.union([spamInfo, v.boolean()])),
    failure: 'Failed to get customer spam info',
    built: true,
  }),
  downloadExcel: endpoint({
    id: 'srmCustomers.downloadExcel',
    method: 'GET',
    path: '/srm-customers/download/excel/customer/list',
    access: 'agent',
    summary: 'The customers as an Excel file',
    query: v.object({ search, sortOrder }),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: true,
  }),
  /**
   * The calls below go beyond the supplier platform's own: the pages work without them where it answers 404
   * or 501.
   */
  merge: endpoint({
    id: 'srmCustomers.merge',
    capability: 'customer-care',
    method: 'POST',
    path: '/srm-customers/merge',
    access: 'agent',
    summary: 'Make one customer of several entries of the same person',
    body: mergeCustomersBody,
    result: customerRecord,
    failure: 'Failed to post customer registration response',
    built: true,
  }),
  erase: endpoint({
    id: 'srmCustomers.erase',
    capability: 'customer-care',
    method: 'DELETE',
    path: '/srm-customers',
    access: 'agent',
    summary: 'Delete all that is kept of a customer, documents at once',
    query: customerQuery,
    result: nothing,
    failure: 'Failed to delete the customer',
    built: true,
  }),
  exportData: endpoint({
    id: 'srmCustomers.exportData',
    capability: 'customer-care',
    method: 'GET',
    path: '/srm-customers/export-data',
    access: 'agent',
    summary: 'All that is kept of one customer, for himself to have',
    query: customerQuery,
    result: customerExport,
    failure: 'Failed to download file. Please try again.',
    built: true,
  }),
  documentReads: endpoint({
    id: 'srmCustomers.documentReads',
    capability: 'customer-care',
    method: 'GET',
    path: '/srm-customers/document-reads',
    access: 'agent',
    summary: 'Who looked at the documents of a customer, the newest first',
    query: customerQuery,
    result: v.object({ list: v.array(documentRead) }),
    failure: 'Failed to fetch the customer',
    built: true,
  }),
  changes: endpoint({
    id: 'srmCustomers.changes',
    capability: 'customer-care',
    method: 'GET',
    path: '/srm-customers/changes',
    access: 'agent',
    summary: 'What happened to the entry of a customer, the newest first',
    query: customerQuery,
    result: v.object({ list: v.array(customerChange) }),
    failure: 'Failed to fetch the customer',
    built: true,
  }),
  importRows: endpoint({
    id: 'srmCustomers.importRows',
    capability: 'imports',
    method: 'POST',
    path: '/srm-customers/import',
    access: 'agent',
    summary: 'Add or change customers from the rows of a file, and say for each what became of it',
    body: importUpdatesBody,
    adds: { updates: 'import-updates' },
    result: customerImportReport,
    failure: 'Failed to import the customers',
    built: true,
  }),
} as const;

/**
 * A customer with contact data only, created so that the desk can send them a link: the same call with a
 * different failure text.
 */
export const createCustomerForLink = {
  ...srmCustomerEndpoints.create,
  failure: 'Failed to create customer for public link share',
};
