import type { Endpoint } from '../contract/endpoint';
import type { CapabilityStore } from './capability-store';

export interface ApiClientSettings {
  /** Base of the selected country's API, asked anew for each call. */
  readonly base: () => string;
  readonly accessToken: () => string | null;
  readonly fetch?: typeof globalThis.fetch;
  /** What each server announces; without it a server is sent what the specification states and no more. */
  readonly capabilities?: CapabilityStore;
  /** Told of each 401 and of the token that was sent: the client itself does nothing about it. */
  readonly onUnauthorized?: (endpoint: Endpoint, sentToken: string | null) => void;
  /** Told what time the server had, between the browser's moments of asking and being answered. */
  readonly onServerTime?: (answer: { sent: number; received: number; serverTime: number }) => void;
}
