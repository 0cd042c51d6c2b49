import * as v from 'valibot';
import { enquiry as limits } from '../limits';
import { fileReference } from './company';
import { email, isoDate, pageOf, phoneNumber, text, uuid } from './primitives';
import { shownRentalDetails } from './rental';

export const enquiryStatuses = ['NEW', 'AGENTVIEW', 'CONTACTED', 'CANCELLED', 'EXPIRED'] as const;
export const enquiryStatus = v.picklist(enquiryStatuses);
export type EnquiryStatus = v.InferOutput<typeof enquiryStatus>;

/** The statuses an agent may send; the others are the server's to set. */
export const sentEnquiryStatuses = ['CONTACTED', 'CANCELLED', 'NEW'] as const;

export const cancelReasons = [
  { code: 'VEHICLE_NOT_AVAILABLE', label: 'Vehicle not available' },
  { code: 'PRICE_TOO_LOW', label: 'Price too low' },
  { code: 'CUSTOMER_REQUIREMENTS_NOT_MET', label: 'Customer requirements not met' },
  { code: 'BOOKING_PERIOD_CONFLICT', label: 'Booking period conflict' },
  { code: 'MAINTENANCE_REQUIRED', label: 'Maintenance required' },
  { code: 'OTHER_REASONS', label: 'Other reasons' },
] as const;
export type CancelReason = (typeof cancelReasons)[number]['code'];
const cancelReason = v.picklist(cancelReasons.map(({ code }) => code));

/** A reason nobody knows is one of the others. */
export const toCancelReason = (text: string): CancelReason =>
  cancelReasons.find(({ code, label }) => code === text || label === text)?.code ?? 'OTHER_REASONS';

export const contactVisibilityActions = [
  'mark_agentview',
  'mark_contacted',
  'enable_masking',
  'disable_masking',
] as const;
export type ContactVisibilityAction = (typeof contactVisibilityActions)[number];

export const statusBody = v.object({
  status: v.picklist(sentEnquiryStatuses),
  cancelReason: v.optional(cancelReason),
});
export const cancelBody = v.object({
  status: v.literal('CANCELLED'),
  cancelReason: v.optional(cancelReason),
});
export const visibilityChangeBody = v.object({
  action: v.optional(v.picklist(contactVisibilityActions, 'validation.action')),
  isMasked: v.optional(v.boolean()),
  status: v.optional(enquiryStatus),
});

const car = v.object({
  vehicleTitle: v.nullish(v.string()),
  vehicleModel: v.nullish(v.string()),
  vehiclePhotos: v.nullish(v.array(v.union([fileReference, v.string()]))),
  vehicleRegistrationNumber: v.nullish(v.string()),
  vehicleCode: v.nullish(v.string()),
  /** The text of an address, or longitude and latitude. */
  location: v.nullish(v.union([v.string(), v.tuple([v.number(), v.number()])])),
  rentalDetails: v.nullish(shownRentalDetails),
});

/** An enquiry as the server sends it. What is missing has a word of its own on the page, so little is asked for here. */
export const enquiry = v.object({
  _id: v.string(),
  rentalStartDate: v.string(),
  rentalEndDate: v.string(),
  name: v.nullish(v.string()),
  phone: v.nullish(v.string()),
  email: v.nullish(v.string()),
  message: v.nullish(v.string()),
  status: v.string(),
  createdAt: v.string(),
  isMasked: v.optional(v.boolean()),
  car: v.nullish(car),
});
export type Enquiry = v.InferOutput<typeof enquiry>;
export const enquiryPage = pageOf(enquiry);

/** What the marketplace sends for a customer. */
export const createEnquiryBody = v.pipe(
  v.object({
    vehicleId: uuid,
    rentalStartDate: isoDate,
    rentalEndDate: isoDate,
    name: text(2, limits.nameMax),
    phone: phoneNumber,
    email,
    message: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(limits.messageMax, 'validation.tooLong')),
      '',
    ),
  }),
  v.forward(
    v.check(({ rentalStartDate, rentalEndDate }) => rentalEndDate >= rentalStartDate, 'validation.dateOrder'),
    ['rentalEndDate'],
  ),
);
