import { statementMapping as mapping } from '../harness/charges';
import type { Case } from './case';

const plain = (request: Case['request'] = () => ({})): Case[] => [{ as: 'company', ids: {}, request }];
const rows = [{ line: 1, cells: ['DXB A 1', '2026-01-01 10:00:00', '4'] }];

/** Calls for tolls and fines. */
export const chargeCases: Readonly<Record<string, readonly Case[]>> = {
  'srmCharges.list': [
    {
      as: 'company',
      ids: { 'query.statementId': 'statement', 'query.bookingId': 'trip' },
      request: (own) => ({ query: { statementId: own.statement, bookingId: own.trip } }),
    },
  ],
  'srmCharges.figures': plain(),
  'srmCharges.summary': plain(() => ({ query: { groupBy: 'customer' } })),
  'srmCharges.get': [
    {
      as: 'company',
      ids: { 'query.chargeId': 'charge' },
      request: (own) => ({ query: { chargeId: own.charge } }),
    },
  ],
  'srmCharges.notice': [
    {
      as: 'company',
      ids: { 'query.chargeId': 'charge' },
      request: (own) => ({ query: { chargeId: own.charge } }),
    },
  ],
  'srmCharges.sendNotice': [
    {
      as: 'company',
      ids: { 'body.chargeId': 'charge' },
      request: (own) => ({ body: { chargeId: own.charge } }),
    },
  ],
  'srmCharges.ownerPack': [
    {
      as: 'company',
      ids: { 'query.chargeId': 'charge' },
      request: (own) => ({ query: { chargeId: own.charge } }),
    },
  ],
  'srmCharges.create': [
    {
      as: 'company',
      ids: { 'body.photo': 'document' },
      request: (own) => ({
        body: { plate: 'DXB A 1', at: '2026-01-01T10:00:00Z', amount: '600', photo: own.document },
      }),
    },
  ],
  'srmCharges.decide': [
    {
      as: 'company',
      ids: { 'body.chargeId': 'charge', 'body.bookingId': 'ongoing' },
      request: (own) => ({ body: { chargeId: own.charge, bookingId: own.ongoing } }),
    },
  ],
  'srmCharges.changeState': [
    {
      as: 'company',
      ids: { 'body.chargeId': 'charge' },
      request: (own) => ({ body: { chargeId: own.charge, state: 'writtenOff', reason: 'Too small' } }),
    },
  ],
  'srmCharges.changeAccount': [
    {
      as: 'company',
      ids: { 'body.chargeIds[]': 'charge' },
      request: (own) => ({ body: { chargeIds: [own.charge], isOnAccount: true } }),
    },
  ],
  'srmInvoices.supplement': [
    {
      as: 'company',
      ids: { 'body.chargeIds[]': 'charge' },
      request: (own) => ({ body: { chargeIds: [own.charge] } }),
    },
  ],
  'srmCharges.statements': plain(),
  'srmCharges.recognise': plain(() => ({ body: { rows: [['Plate', 'Date', 'Amount']] } })),
  'srmCharges.preview': plain(() => ({ body: { mapping, rows } })),
  'srmCharges.createStatement': plain(() => ({ body: { fileName: 'a.csv', headingKey: 'plate', mapping } })),
  'srmCharges.addRows': [
    {
      as: 'company',
      ids: { 'body.statementId': 'statement' },
      request: (own) => ({ body: { statementId: own.statement, rows: [{ ...rows[0], line: 9 }] } }),
    },
  ],
  'srmCharges.report': [
    {
      as: 'company',
      ids: { 'query.statementId': 'statement' },
      request: (own) => ({ query: { statementId: own.statement } }),
    },
  ],
  'srmCharges.undo': [
    {
      as: 'company',
      ids: { 'body.statementId': 'statement' },
      request: (own) => ({ body: { statementId: own.statement } }),
    },
  ],
};
