import type { Endpoint } from '../contract/endpoint';
import type { CapabilityStore } from './capability-store';

export interface ApiClientSettings {
  /** Base of the selected country's API, read again for each call. */
  readonly base: () => string;
  readonly accessToken: () => string | null;
  readonly fetch?: typeof globalThis.fetch;
  /** What each server announces. Without it a server gets only what the specification states. */
  readonly capabilities?: CapabilityStore;
  /** Called at each 401 with the token that was sent. The client itself does nothing about it. */
  readonly onUnauthorized?: (endpoint: Endpoint, sentToken: string | null) => void;
  /** Called with the server's time, and the browser's times of the request and the answer. */
  readonly onServerTime?: (answer: { sent: number; received: number; serverTime: number }) => void;
}
