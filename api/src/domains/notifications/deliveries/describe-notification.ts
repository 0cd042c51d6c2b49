import {
  getDateTimeFormat,
  readMinor,
  toCountryDay,
  type ImportedSubject,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
  type TrackingAlertKind,
  type VehicleDocument,
} from '@portal/shared/contract';
import { defaultLocale, getLanguageTag } from '@portal/shared/i18n/locales';

import type { Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import { language } from '../../../language/reader';
import { say, type PlainSentence, type Sentence, type Translated } from '../../../language/say';
import { momentText } from '../../../time/moment-text';

export interface Description {
  readonly title: Translated;
  /** What says more, the most important first. */
  readonly facts: readonly string[];
}

type Context = Pick<Deps, 'country' | 'clock'>;

const imports = {
  listings: 'Listings imported',
  fleet: 'Vehicles imported',
  customers: 'Customers imported',
  charges: 'Tolls and fines imported',
} as const satisfies Record<ImportedSubject, PlainSentence>;

const alerts = {
  zoneLeft: 'Vehicle left its zone',
  zoneEntered: 'Vehicle in a forbidden zone',
  speeding: 'Vehicle too fast',
  usedBetween: 'Vehicle used without a trip',
  trackerSilent: 'Tracker silent',
  plannedKilometres: 'Vehicle far above the planned kilometres',
  yardArrived: 'Vehicle back in the yard',
  nightUse: 'Vehicle driven at night',
  idling: 'Engine on while standing',
  towed: 'Vehicle moved with the ignition off',
  tampering: 'Tracker without power, removed or jammed',
  crash: 'Impact reported',
  harshDriving: 'Harsh driving',
} as const satisfies Record<TrackingAlertKind, PlainSentence>;

const documents = {
  licence: { past: 'Driving licence expired on {day}', valid: 'Driving licence valid until {day}' },
  registration: { past: 'Registration expired on {day}', valid: 'Registration valid until {day}' },
  insurance: { past: 'Insurance expired on {day}', valid: 'Insurance valid until {day}' },
} as const satisfies Record<VehicleDocument | 'licence', Record<'past' | 'valid', Sentence>>;

const formatAmount = ({ country }: Context, { amount }: NotificationFacts): string =>
  formatMoney(readMinor(amount) ?? 0, country.currency);

/** Until when a document is valid, the last day included. */
function nameValidity(
  { country, clock }: Context,
  document: keyof typeof documents,
  { dueAt = '' }: NotificationFacts,
): Translated {
  const tag = language() === defaultLocale ? 'en-GB' : getLanguageTag(language());
  const day = getDateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(dueAt));
  const isPast = dueAt < toCountryDay(clock.now(), country.timeZone);
  return say(documents[document][isPast ? 'past' : 'valid'], { day });
}

const titles: Readonly<Record<NotificationKind, (context: Context, facts: NotificationFacts) => Translated>> =
  {
    customerFilled: () => say('Customer form received'),
    paymentReceived: (context, facts) =>
      say('{amount} paid by card', { amount: formatAmount(context, facts) }),
    paymentDiffers: () => say('A payment by card needs your decision'),
    refundFailed: (context, facts) =>
      say('{amount} did not go back to the card', { amount: formatAmount(context, facts) }),
    importFinished: (_, { subject }) => say(imports[subject ?? 'fleet']),
    trackingAlert: (_, { alert }) => say(alerts[alert ?? 'zoneLeft']),
    tripOverdue: () => say('Vehicle not back'),
    licenceExpiring: (context, facts) => nameValidity(context, 'licence', facts),
    vehicleDocument: (context, facts) => nameValidity(context, facts.document ?? 'registration', facts),
  };

function listCounts({ added = 0, changed = 0, refused = 0 }: NotificationFacts): readonly string[] {
  const counts = [
    ...(added > 0 ? [say('{count, number} added', { count: added })] : []),
    ...(changed > 0 ? [say('{count, number} changed', { count: changed })] : []),
    ...(refused > 0 ? [say('{count, number} refused', { count: refused })] : []),
  ];
  return counts.length > 0 ? counts : [say('Nothing changed')];
}

const sayReceived = (
  { country }: Pick<Context, 'country'>,
  { amount, received, receivedCurrency = country.currency }: NotificationFacts,
): string =>
  say('received {received}, asked for {amount}', {
    received: formatMoney(readMinor(received) ?? 0, receivedCurrency),
    amount: formatMoney(readMinor(amount) ?? 0, country.currency),
  });

function listFurther({ country }: Context, { kind, facts }: Notification): readonly string[] {
  if (kind === 'paymentDiffers') return [sayReceived({ country }, facts)];
  if (kind === 'importFinished') return listCounts(facts);
  if (kind === 'trackingAlert' && facts.zone) return [facts.zone];
  if (kind === 'tripOverdue' && facts.dueAt)
    return [say('due {time}', { time: momentText(country, new Date(facts.dueAt)) })];
  return [];
}

/**
 * What happened, in the language that is set. Without the customer's name: what leaves the portal is not deleted
 * with the customer.
 */
export function describeNotification(context: Context, notification: Notification): Description {
  const { kind, facts, vehicle, trip } = notification;
  const names = [vehicle?.plate, trip?.code].filter((name) => name !== undefined);
  return { title: titles[kind](context, facts), facts: [...names, ...listFurther(context, notification)] };
}
