import type * as v from 'valibot';
import { say, type Translated, type Sentence } from '../language/say';

/** The ids that the contract's schemas answer with, in English. `{limit}` is the schema's own number. */
const messages: Readonly<Record<string, Sentence>> = {
  'validation.required': 'Fill in this field.',
  'validation.id': 'This id is not valid.',
  'validation.tooShort': 'Use at least {limit} characters.',
  'validation.tooLong': 'Use at most {limit} characters.',
  'validation.tooMany': 'Choose at most {limit}.',
  'validation.email': 'Enter a valid e-mail address.',
  'validation.phone': 'Enter a valid phone number.',
  'validation.callingCode': 'Choose a country code.',
  'validation.passwordShort': 'Use at least {limit} characters.',
  'validation.passwordLong': 'Use at most {limit} characters.',
  'validation.commonPassword': 'This password is too common. Choose another.',
  'validation.code': 'Enter the 6 digits of the code.',
  'validation.date': 'Enter a valid date.',
  'validation.dateInPast': 'Choose a date in the future.',
  'validation.dateOrder': 'The end must not be before the start.',
  'validation.periodTooLong': 'Choose a period of at most a year.',
  'validation.tripTooLong': 'A trip lasts 366 days at most.',
  'validation.number': 'Enter a number.',
  'validation.money': 'Enter an amount, such as 120 or 99.50.',
  'validation.moneyCurrency': 'Enter an amount in the currency of the country, such as 120 or 99.50.',
  'validation.moneyPositive': 'Enter an amount above zero.',
  'validation.lastDigits': 'Enter the last four digits of the card.',
  'validation.bookingHours': 'Enter 1 to 24 hours.',
  'validation.location': 'Send an address, or longitude and latitude.',
  'validation.photo': 'Send the address of a picture, beginning with https://.',
  'validation.action': 'Unknown action: {input}',
  'validation.language': 'Choose a language from the list.',
  'validation.languageRequired': 'Choose at least one language.',
  'validation.plate': 'Enter a valid number plate.',
  'validation.emiratesPlate': 'Enter a plate such as DXB A 12345.',
  'validation.platePerCountry': 'This is not a plate of the vehicle\u2019s country.',
  'validation.chassisNumber': 'A chassis number has 17 characters, without I, O and Q.',
  'validation.passengers': 'Enter 1 to 60 passengers.',
  'validation.year': 'Enter a year from 1980 to next year.',
  'validation.kilometreOrder': 'Enter a reading above that of the last service.',
  'validation.rateChange': 'Enter a change from −90% to +500%.',
  'validation.mileageLimit': 'Enter a mileage limit, or choose unlimited.',
  'validation.rentalPeriodRequired': 'Offer at least one rental period.',
  'validation.photoRequired': 'Add at least one photo.',
  'validation.fileRequired': 'Add this file.',
  'validation.cityRequired': 'Choose at least one city.',
  'validation.documentNumber': 'Enter the number as shown in the document.',
  'validation.emiratesId': 'Enter the 15 digits of the Emirates ID as on the card, beginning with 784.',
  'validation.identityRequired': 'Enter a passport number or a driving licence number.',
  'validation.trn': 'Enter the TRN: 15 digits that begin with 1 and end with 03.',
  'validation.pinCode': 'Enter the 6 digits of a PIN code.',
  'validation.cardAccount': 'Enter the name of the account as Stripe shows it.',
  'validation.upiId': 'Enter a UPI ID such as name@bank.',
  'validation.gstin': 'Enter the 15 characters of a GSTIN; one of them is not right.',
  'validation.taxNumber': 'Enter a TRN of 15 digits or a GSTIN of 15 characters.',
  'validation.consent': 'Accept the terms to continue.',
};

const LONGEST_ECHO = 100;

/** Messages that name their subject, so that they can be the answer's only sentence. */
export const standsAlone = (issue: v.BaseIssue<unknown>): boolean => issue.message === 'validation.action';

/**
 * The text that a person reads next to the field. Schemas without a message get a plain one, never the
 * library's.
 */
export function validationMessage(issue: v.BaseIssue<unknown>): Translated {
  if (issue.received === 'undefined' || issue.input === null) return message('validation.required');
  const { input } = issue;
  return message(issue.message, {
    limit: String(issue.requirement),
    input: typeof input === 'string' ? input.slice(0, LONGEST_ECHO) : typeof input,
  });
}

export const message = (id: string, values?: Readonly<Record<string, string>>): Translated =>
  say(messages[id] ?? 'This value is not valid.', values);
