import {
  customerFilledKind,
  liveCustomerFilled,
  liveEnd,
  liveEnquiry,
  liveEnquiryKinds,
  liveNotifications,
  liveReady,
  liveTrackingAlert,
  liveTripChanged,
  notificationsChangedKind,
  trackingAlertRaisedKind,
  tripChangedKind,
} from '@portal/shared/contract';
import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';

/** The events that an agent hears live. */
export const liveEvent = v.union([
  liveEnquiry,
  liveCustomerFilled,
  liveTripChanged,
  liveTrackingAlert,
  liveNotifications,
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;
const kinds: readonly string[] = [
  ...liveEnquiryKinds,
  customerFilledKind,
  tripChangedKind,
  trackingAlertRaisedKind,
  notificationsChangedKind,
];

/** The meaning of an event of the stream, by the contract. */
export type LiveMessage =
  | {
      readonly kind: 'ready';
      readonly id: number | null;
      readonly resumed: boolean;
      readonly serverTime: string;
    }
  | { readonly kind: 'heard'; readonly id: number; readonly event: LiveEvent }
  | { readonly kind: 'end'; readonly reason: 'session' | 'restart' | 'fault' }
  | { readonly kind: 'unreadable'; readonly id: number | null }
  /** A type that a later server may have. */
  | { readonly kind: 'unknown' };

export function readMessage({ event, data, id: text }: EventSourceMessage): LiveMessage {
  const id = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (event === 'end') return { kind: 'end', reason: parse(liveEnd, data)?.reason ?? 'fault' };
  if (event === 'ready') {
    const ready = parse(liveReady, data);
    return ready ? { kind: 'ready', id, ...ready } : { kind: 'unreadable', id };
  }
  if (event === undefined || !kinds.includes(event)) return { kind: 'unknown' };
  const received = parse(liveEvent, data);
  return received && id !== null ? { kind: 'heard', id, event: received } : { kind: 'unreadable', id };
}

function parse<Schema extends v.GenericSchema>(schema: Schema, data: string): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(data));
  } catch {
    return null;
  }
}
