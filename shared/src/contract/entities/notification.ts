import * as v from 'valibot';
import { HOUR, MINUTE } from '../time';
import { trackingAlertKinds } from './tracking-alert';
import { uuid } from './primitives';

/** What an agent is notified of. A page has the words; the server stores none. */
export const notificationKinds = [
  /** A customer has sent the form of their link. */
  'customerFilled',
  /** A customer has paid by card, through a link. */
  'paymentReceived',
  /** A customer has paid by card, but another amount or in another currency than was asked for. */
  'paymentDiffers',
  /** Money did not go back to a customer's card. */
  'refundFailed',
  /** Rows of a file are stored. */
  'importFinished',
  /** A tracker gave reason to an alert. */
  'trackingAlert',
  /** A vehicle is not back although its trip should have ended. */
  'tripOverdue',
  /** The licence of a driver who is on a trip expires. */
  'licenceExpiring',
  /** The registration or the insurance of a vehicle expires. */
  'vehicleDocument',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What rows of a file became. */
export const importedSubjects = ['listings', 'fleet', 'customers', 'charges'] as const;
export type ImportedSubject = (typeof importedSubjects)[number];

export const vehicleDocuments = ['registration', 'insurance'] as const;
export type VehicleDocument = (typeof vehicleDocuments)[number];

/** What differs from one notification of a kind to the next; each kind has its own. */
export const notificationFacts = v.looseObject({
  /** `customerFilled`: whose form it is. */
  customerId: v.optional(v.string()),
  /** `paymentReceived`, `refundFailed`: as money on the wire; `paymentDiffers`: what was asked for. */
  amount: v.optional(v.string()),
  /** `paymentDiffers`: what was paid, and the code of its currency. */
  received: v.optional(v.string()),
  receivedCurrency: v.optional(v.string()),
  /** `importFinished`. */
  subject: v.optional(v.picklist(importedSubjects)),
  added: v.optional(v.number()),
  changed: v.optional(v.number()),
  refused: v.optional(v.number()),
  /** `trackingAlert`: which, and the name of its zone. */
  alert: v.optional(v.picklist(trackingAlertKinds)),
  zone: v.optional(v.string()),
  /** `vehicleDocument`. */
  document: v.optional(v.picklist(vehicleDocuments)),
  /** `licenceExpiring`, `vehicleDocument`: a day; `tripOverdue`: a moment. */
  dueAt: v.optional(v.string()),
});
export type NotificationFacts = v.InferOutput<typeof notificationFacts>;

export const notification = v.looseObject({
  notificationId: v.string(),
  kind: v.picklist(notificationKinds),
  at: v.string(),
  /** By the caller, on any of their devices. */
  isRead: v.boolean(),
  facts: notificationFacts,
  trip: v.nullish(
    v.looseObject({
      bookingId: v.string(),
      code: v.string(),
      /** As it is now: its label, else its status, by which a page finds the trip's page. */
      status: v.string(),
    }),
  ),
  /** Of the notification, or of its trip. Null for a customer who was deleted. */
  customerName: v.nullish(v.string()),
  /** Of the notification, or of its trip. */
  vehicle: v.nullish(
    v.looseObject({
      /** Null once it has left the fleet. */
      vehicleId: v.nullable(v.string()),
      plate: v.string(),
    }),
  ),
});
export type Notification = v.InferOutput<typeof notification>;

export const notificationLimits = {
  /** Of one answer. */
  pageSize: 20,
  /** Unread ones are counted up to this. */
  unreadMax: 100,
  /** Days after which a notification is deleted, read or not. */
  keptDays: 90,
  /** What happens within this time leaves the portal as one message. */
  gatherFor: 2 * MINUTE,
  /** A push service that does not answer is asked again after this, */
  pushAgainAfter: MINUTE,
  /** until the notification is this old. */
  pushWithin: HOUR,
  /** Notifications that one message names; it counts the others. */
  namedMax: 20,
} as const;

export const notificationQuery = v.object({
  /** The last notification of the page before. */
  before: v.optional(uuid),
});

/** The newest first. */
export const notificationPage = v.looseObject({
  list: v.array(notification),
  unread: v.number(),
  hasEarlier: v.boolean(),
});
export type NotificationPage = v.InferOutput<typeof notificationPage>;

export const notificationParams = v.object({ notificationId: uuid });
export const readNotificationBody = v.object({ notificationId: uuid });
export const readAllNotificationsBody = v.object({
  /** The newest that the reader has seen. Later ones stay unread. */
  until: uuid,
});

/** How a notification reaches a user outside the portal. */
export const notificationWays = ['email', 'push'] as const;
export type NotificationWay = (typeof notificationWays)[number];

const kinds = v.pipe(
  v.array(v.picklist(notificationKinds, 'validation.required')),
  v.maxLength(notificationKinds.length, 'validation.tooMany'),
);

/** On the country's clocks. */
const timeOfDay = v.pipe(
  v.string('validation.required'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.required'),
);

/** From one time of day to another, over midnight if the second is earlier. Two equal times are the whole day. */
export const quietHours = v.object({ from: timeOfDay, until: timeOfDay });
export type QuietHours = v.InferOutput<typeof quietHours>;

/** What a user sees of the notifications, on every device, and how else these reach them. */
export const notificationChoices = v.object({
  /** Kinds that are neither listed nor counted. */
  muted: kinds,
  /** Kinds that are sent by e-mail, listed or not. Left out of a change: as before. */
  email: v.optional(kinds),
  /** The same for messages on the user's devices. */
  push: v.optional(kinds),
  /** When nothing is sent. Null: never. Left out of a change: as before. */
  quietHours: v.nullish(quietHours),
});
export type NotificationChoices = v.InferOutput<typeof notificationChoices>;
