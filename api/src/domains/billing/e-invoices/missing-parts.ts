import { emirates } from '@portal/shared/contract';

import type { PlainSentence } from '../../../language/say';
import { readCategories } from '../invoices/stored-categories';
import { commonMissingParts, hasTaxedLine, listMissing } from './issued-content';
import type { Issued } from './to-pint-document';
import { STANDARD_RATE } from './pint-ae/codes';
import { cleanText } from './pint-ae/xml';

/** What an electronic document needs and the issued one may lack, and how to mend it. */
export const missingParts = {
  sellerTaxNumber: 'Your tax number on it is no TRN of the UAE: 15 digits, the first 1 and the last 03.',
  sellerLicence: 'Enter your trade licence number in your profile.',
  sellerAuthority: 'Enter who issued your trade licence, under SRM, Tax information.',
  sellerStreet: 'Enter the address of your company in your profile.',
  sellerPlace: 'Choose the city of your company in your profile.',
  buyerTaxNumber: 'The tax number of the customer on it is no TRN of the UAE. Credit it and issue it again.',
  buyerAddress:
    'It does not name address, city and emirate of the customer. Credit it and issue it again with them.',
  standardRate: 'Its tax rate is not 5%.',
  ...commonMissingParts,
} as const satisfies Record<string, PlainSentence>;
type MissingPart = keyof typeof missingParts;

type Lacks = (readonly [MissingPart, boolean])[];

const taxNumberForm = /^1\d{12}03$/;
const isEmirate = (code: string): boolean => (emirates as readonly string[]).includes(code);

const listSellerLacks = ({ row, seller }: Issued): Lacks => [
  ['sellerTaxNumber', !taxNumberForm.test(row.facts.company.taxNumber)],
  ['sellerLicence', cleanText(seller.licenceNumber) === ''],
  ['sellerAuthority', cleanText(seller.licenceAuthority) === ''],
  ['sellerStreet', cleanText(seller.street) === ''],
  ['sellerPlace', seller.city === '' || !isEmirate(seller.emirate)],
];

function listBuyerLacks({ row }: Issued): Lacks {
  const { customer, buyer } = row.facts;
  const { city = '', emirate = '' } = buyer ?? {};
  return [
    ['buyerTaxNumber', customer.taxNumber !== '' && !taxNumberForm.test(customer.taxNumber)],
    ['buyerAddress', cleanText(customer.address) === '' || cleanText(city) === '' || !isEmirate(emirate)],
  ];
}

function listTaxLacks({ row }: Issued): Lacks {
  const rates = readCategories(row).filter(({ treatment }) => treatment === 'STANDARD');
  return [
    ['standardRate', rates.some(({ rate }) => rate !== STANDARD_RATE)],
    ['taxedLine', !hasTaxedLine(row)],
  ];
}

/** What the document lacks; nothing if it can be made. */
export const findMissingParts = (issued: Issued): MissingPart[] =>
  listMissing([...listSellerLacks(issued), ...listBuyerLacks(issued), ...listTaxLacks(issued)]);
