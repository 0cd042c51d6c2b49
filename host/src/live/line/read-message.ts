import { liveEnd, liveEnquiry, liveEnquiryKinds, liveReady, type LiveEnquiry } from '@portal/shared/contract';
import type { EventSourceMessage } from 'eventsource-parser';
import * as v from 'valibot';

/** What an event of the line says, by the contract. */
export type LiveMessage =
  | { readonly kind: 'ready'; readonly id: number | null; readonly resumed: boolean; readonly serverTime: string }
  | { readonly kind: 'heard'; readonly id: number; readonly event: LiveEnquiry }
  | { readonly kind: 'end'; readonly reason: 'session' | 'restart' | 'fault' }
  | { readonly kind: 'unreadable'; readonly id: number | null }
  /** Of a kind that a later server may have. */
  | { readonly kind: 'unknown' };

export function readMessage({ event, data, id: text }: EventSourceMessage): LiveMessage {
  const id = text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
  if (event === 'end') return { kind: 'end', reason: parse(liveEnd, data)?.reason ?? 'fault' };
  if (event === 'ready') {
    const ready = parse(liveReady, data);
    return ready ? { kind: 'ready', id, ...ready } : { kind: 'unreadable', id };
  }
  if (!liveEnquiryKinds.some((kind) => kind === event)) return { kind: 'unknown' };
  const enquiry = parse(liveEnquiry, data);
  return enquiry && id !== null ? { kind: 'heard', id, event: enquiry } : { kind: 'unreadable', id };
}

function parse<Schema extends v.GenericSchema>(schema: Schema, data: string): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(data));
  } catch {
    return null;
  }
}
