import * as v from 'valibot';
import { fileReference } from './file-reference';
import { followUp } from './enquiry-follow-up';
import { pageSchema } from './primitives';
import { shownRentalDetails } from './rental';

export const enquiryStatuses = ['NEW', 'AGENTVIEW', 'CONTACTED', 'CANCELLED', 'EXPIRED'] as const;
export const enquiryStatus = v.picklist(enquiryStatuses);
export type EnquiryStatus = v.InferOutput<typeof enquiryStatus>;

/** The statuses an agent may send. The server sets the others. */
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
/** An unknown reason counts as `OTHER_REASONS`. */
export const toCancelReason = (text: string): CancelReason =>
  cancelReasons.find(({ code, label }) => code === text || label === text)?.code ?? 'OTHER_REASONS';
const cancelReason = v.pipe(
  v.string('validation.required'),
  v.maxLength(200, 'validation.tooLong'),
  v.transform(toCancelReason),
);

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

/** An enquiry as the server sends it. The page has a text for each missing field, so few are required here. */
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
  /** The fields below are our server's. The portal works without them. */
  expiresAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  cancelReason: v.nullish(v.string()),
  vehicleId: v.nullish(v.string()),
  followUp: v.nullish(followUp),
  /** Counts the changes: of two states of one enquiry the higher is the newer. */
  version: v.optional(v.number()),
});
export type Enquiry = v.InferOutput<typeof enquiry>;

/** Of all the agent's enquiries, whatever page and status were requested. */
export const enquiryCounts = v.object({
  NEW: v.number(),
  AGENTVIEW: v.number(),
  CONTACTED: v.number(),
  CANCELLED: v.number(),
  EXPIRED: v.number(),
  /** New ones with `warningMinutes` whole minutes left at most, and one at least. */
  expiringSoon: v.number(),
});
export type EnquiryCounts = v.InferOutput<typeof enquiryCounts>;
export const enquiryPage = v.object({ ...pageSchema(enquiry).entries, counts: v.optional(enquiryCounts) });

export const enquiryActors = ['customer', 'agent', 'system'] as const;
export const enquiryHistoryEntry = v.object({
  change: v.picklist(['created', 'status', 'masked', 'unmasked', 'followUp']),
  status: v.string(),
  at: v.string(),
  by: v.picklist(enquiryActors),
  cancelReason: v.nullish(v.string()),
});
export type EnquiryHistoryEntry = v.InferOutput<typeof enquiryHistoryEntry>;

/** One enquiry with its history, oldest first. */
export const enquiryDetails = v.object({ ...enquiry.entries, history: v.array(enquiryHistoryEntry) });
export type EnquiryDetails = v.InferOutput<typeof enquiryDetails>;

/** As the platform's operator sees it, with the supplier. */
export const suppliedEnquiry = v.object({
  ...enquiry.entries,
  companyId: v.string(),
  companyName: v.nullish(v.string()),
});
export const suppliedEnquiryPage = pageSchema(suppliedEnquiry);

export const liveEnquiryKinds = ['created', 'changed', 'expired'] as const;
/**
 * The data of a live event. The event's name is its kind. Its id only grows within an agent's stream, and a
 * new stream sends it as `Last-Event-ID`. The enquiry is in its current state, which may be later than the
 * event.
 */
export const liveEnquiry = v.object({ kind: v.picklist(liveEnquiryKinds), at: v.string(), enquiry });
export type LiveEnquiry = v.InferOutput<typeof liveEnquiry>;
/** The data of `ready`, a stream's first event. Not resumed means that the list must be read for earlier events. */
export const liveReady = v.object({ resumed: v.boolean(), serverTime: v.string() });
/** The data of `end`, after which the server closes the stream. */
export const liveEnd = v.object({ reason: v.picklist(['session', 'restart', 'fault']) });
