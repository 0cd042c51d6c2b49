import type { AgentActionKind } from '../contract/entities/agent-action';
import type { CountryCode } from '../contract/entities/country';
import type { Enquiry } from '../contract/entities/enquiry';
import type { TripStatus } from '../contract/entities/trip';

/** Why a session ended: the agent logged out, it could not be refreshed, its tokens were missing, or another tab ended it. */
export type SessionEnd = 'logout' | 'refresh-failed' | 'tokens-missing' | 'other-tab' | 'country-changed';

/** Every event of the portal. They state facts, never commands. */
export interface PortalEvents {
  'session:started': { readonly userId: string };
  'session:refreshed': { readonly userId: string };
  'session:ended': { readonly reason: SessionEnd };
  'country:changed': { readonly country: CountryCode; readonly previous: CountryCode };
  /** The signed-in agent's company was created or changed. */
  'company:changed': { readonly approvalStatus: string };
  'remote:failed': { readonly remote: string; readonly reason: string };
  'remote:loaded': { readonly remote: string; readonly version: string };
  /** The agent asked for help. `topic` is one of the help dialog's. */
  'help:requested': { readonly topic?: string };
  /** Text the agent should see for a moment. */
  'notice:raised': { readonly notice: Notice };
  /** Arrived over the live connection, the first time that this tab hears of it. */
  'enquiry:arrived': { readonly enquiry: Enquiry };
  /** Was moved on, masked or unmasked, or has expired. Carries the current state. */
  'enquiry:changed': { readonly enquiry: Enquiry };
  /** The live connection was lost for longer than it can continue from: the page may show old data. */
  'enquiries:missed': Record<never, never>;
  /** A customer has sent the form behind the link that they got for a trip. */
  'customer:filled': {
    readonly customerId: string;
    readonly bookingId: string;
    readonly customerName: string;
  };
  /** A trip was started, ended, cancelled or reopened, on this device or another. */
  'trip:changed': { readonly bookingId: string; readonly status: TripStatus };
  /** A tracker gave reason to an alert. */
  'tracking:alert': { readonly alertId: string };
  /** There are new notifications, or some were read, here or on another device. */
  'notifications:changed': Record<never, never>;
  'locale:changed': { readonly locale: string; readonly direction: 'ltr' | 'rtl' };
}

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'success' | 'destructive';
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** The notice tells of an action that can be undone: the shell offers that, in place of `action`. */
  readonly undo?: { readonly kind: AgentActionKind; readonly subjectId: string };
}

export const portalEventNames = [
  'session:started',
  'session:refreshed',
  'session:ended',
  'country:changed',
  'company:changed',
  'remote:failed',
  'remote:loaded',
  'help:requested',
  'notice:raised',
  'enquiry:arrived',
  'enquiry:changed',
  'enquiries:missed',
  'customer:filled',
  'trip:changed',
  'tracking:alert',
  'notifications:changed',
  'locale:changed',
] as const satisfies readonly (keyof PortalEvents)[];
