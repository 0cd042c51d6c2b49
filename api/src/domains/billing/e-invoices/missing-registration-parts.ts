import { gstin } from '@portal/shared/contract';
import * as v from 'valibot';

import type { PlainSentence } from '../../../language/say';
import { documentNumber, gstRates } from './inv-01/document';
import { cleanText } from './pint-ae/xml';
import { readCategories } from '../invoices/stored-categories';
import { commonMissingParts, hasTaxedLine, listMissing } from './issued-content';
import { splitAddress } from './split-address';
import type { IndianIssued } from './to-inv01-document';

/** What a document for the registration portal of India needs and the issued one may lack, and how to mend it. */
export const missingRegistrationParts = {
  sellerTaxNumber: 'Your tax number on it is no GSTIN.',
  sellerName: 'The name of your company on it has fewer than 3 characters.',
  sellerStreet: 'Enter the address of your company in your profile, with at most 200 characters.',
  sellerPlace: 'Choose the city of your company in your profile.',
  sellerPinCode: 'Enter the PIN code of your company, under SRM, Tax information.',
  buyerName: 'The name of the customer on it has fewer than 3 characters. Credit it and issue it again.',
  buyerTaxNumber: 'The tax number of the customer on it is no GSTIN. Credit it and issue it again.',
  buyerAddress:
    'It does not name address, city and PIN code of the customer. Credit it and issue it again with them.',
  serviceCode: 'Its service code (SAC) is none: it has 4 or 6 digits that begin with 99.',
  number: 'Its number is not as the registration portal requires.',
  gstRate: 'It has a tax rate that the registration portal does not know.',
  ...commonMissingParts,
} as const satisfies Record<string, PlainSentence>;
type MissingRegistrationPart = keyof typeof missingRegistrationParts;

type Lacks = (readonly [MissingRegistrationPart, boolean])[];

const SHORTEST = 3;
const isShort = (text = ''): boolean => cleanText(text).length < SHORTEST;

const listSellerLacks = ({ row, seller }: IndianIssued): Lacks => [
  ['sellerTaxNumber', !v.is(gstin, row.facts.company.taxNumber)],
  ['sellerName', isShort(row.facts.company.name)],
  ['sellerStreet', splitAddress(cleanText(seller.street)) === null],
  ['sellerPlace', isShort(seller.city)],
  ['sellerPinCode', seller.pinCode === ''],
];

function listBuyerLacks({ row }: IndianIssued): Lacks {
  const { customer, addresses } = row.facts;
  const hasStreet = splitAddress(cleanText(customer.address)) !== null;
  const hasPlace = !isShort(addresses?.buyer.city) && (addresses?.buyer.pinCode ?? '') !== '';
  return [
    ['buyerName', isShort(customer.name)],
    ['buyerTaxNumber', !v.is(gstin, customer.taxNumber)],
    ['buyerAddress', !hasStreet || !hasPlace],
  ];
}

function listTaxLacks({ row }: IndianIssued): Lacks {
  const rates = readCategories(row).filter(({ treatment }) => treatment === 'STANDARD');
  return [
    ['serviceCode', !/^99\d{2}(\d{2})?$/.test(row.facts.serviceCode)],
    ['number', !v.is(documentNumber, row.number)],
    ['gstRate', rates.some(({ rate }) => !gstRates.some((known) => known * 100 === rate))],
    ['taxedLine', !hasTaxedLine(row)],
  ];
}

/** What the document lacks; nothing if it can be made. */
export const findMissingRegistrationParts = (issued: IndianIssued): MissingRegistrationPart[] =>
  listMissing([...listSellerLacks(issued), ...listBuyerLacks(issued), ...listTaxLacks(issued)]);
