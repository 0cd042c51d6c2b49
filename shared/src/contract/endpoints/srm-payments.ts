import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { unstated } from '../entities/answers';
import { bookingPaymentBody, createPaymentBody, paymentRecord, updatePaymentBody } from '../entities/payment';
import { paymentFields } from '../entities/payment-fields';
import { uuid } from '../entities/primitives';
import { getCapabilities } from '../entities/record-fields';

const added = getCapabilities(paymentFields);

export const srmPaymentEndpoints = {
  get: endpoint({
    id: 'srmPayments.get',
    method: 'GET',
    path: '/srm-payment',
    access: 'agent',
    summary: 'The payment of a trip',
    query: v.object({ bookingId: uuid }),
    result: paymentRecord,
    failure: 'Failed to fetch the payment',
    built: true,
  }),
  create: endpoint({
    id: 'srmPayments.create',
    method: 'POST',
    path: '/srm-payment',
    access: 'agent',
    summary: 'Record the advance, the rest and the deposit',
    body: createPaymentBody,
    result: paymentRecord,
    adds: { bookingId: 'trip-payments', ...added },
    failure: 'Failed to get payment addition response',
    status: 201,
    built: true,
  }),
  update: endpoint({
    id: 'srmPayments.update',
    method: 'PUT',
    path: '/srm-payment',
    access: 'agent',
    summary: 'Change a payment',
    body: updatePaymentBody,
    result: paymentRecord,
    adds: { paymentId: 'trip-payments', ...added },
    failure: 'Failed to update Payment',
    built: true,
  }),
  attach: endpoint({
    id: 'srmPayments.attach',
    method: 'PUT',
    path: '/srm-bookings/payment',
    access: 'agent',
    summary: 'Set the period of a trip and tie its payment to it',
    body: bookingPaymentBody,
    result: unstated(paymentRecord),
    adds: { paymentId: 'trip-payments', ...added },
    failure: 'Failed to update Payment',
    built: true,
  }),
} as const;
