import type { Country, Enquiry, EnquiryStatus } from '@portal/shared/contract';
import { formatMoney, truncateId } from '@portal/shared/format';
import type { TranslateText } from '../../../messages/useText';
import { trimText, locationText, vehicleName } from './car';
import { customerName } from './customer';
import { expiryMoment } from './expiry';
import { durationDays, pricePerDay } from './price';
import { toStatus } from './status';

/**
 * An enquiry with the input of its filters, order and cells. Texts of visible rows only are made by their
 * cells.
 */
export interface Row {
  readonly enquiry: Enquiry;
  readonly id: string;
  /** The last six characters of the id. */
  readonly shortId: string;
  readonly status: EnquiryStatus | null;
  readonly vehicle: string;
  readonly location: string;
  readonly customer: string;
  /** In whole units of the country's currency. */
  readonly pricePerDay: number;
  readonly days: number;
  readonly total: number;
  /** Moments in ms; NaN if the server sent no time. */
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Everything that the search covers, in lower case. */
  readonly searched: string;
}

export function toRow(enquiry: Enquiry, t: TranslateText): Row {
  const { _id, car, message, rentalStartDate, rentalEndDate } = enquiry;
  const [vehicle, location, customer] = [vehicleName(car, t), locationText(car, t), customerName(enquiry, t)];
  const [price, days] = [pricePerDay(car?.rentalDetails), durationDays(rentalStartDate, rentalEndDate)];
  return {
    enquiry,
    id: _id,
    shortId: truncateId(_id),
    status: toStatus(enquiry),
    vehicle,
    location,
    customer,
    pricePerDay: price,
    days,
    total: price * days,
    createdAt: Date.parse(enquiry.createdAt),
    expiresAt: expiryMoment(enquiry),
    searched: [vehicle, customer, location, trimText(message)].join('\n').toLowerCase(),
  };
}

/** Makes each enquiry's row once: each keystroke filters ten thousand. */
export function createRows(t: TranslateText): (enquiry: Enquiry) => Row {
  const made = new WeakMap<Enquiry, Row>();
  return (enquiry) => {
    const known = made.get(enquiry);
    if (known) return known;
    const row = toRow(enquiry, t);
    made.set(enquiry, row);
    return row;
  };
}

/** Whole units as money of the country: "AED 1,250". */
export const moneyText = (units: number, { currency }: Pick<Country, 'currency'>): string =>
  formatMoney(units * 100, currency);
