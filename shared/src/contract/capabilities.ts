/**
 * What the portal adds to the calls of a supplier's platform, by feature. A field or a call that section 7 of the specification does not
 * state belongs to one of these (`adds` and `capability` of its endpoint) and is sent only to a server that announces it: in
 * `/config.json` or in the header below. `testing/recorder/capabilities.test.ts` fails for a field or call that has none. A name is never given a
 * second meaning: servers announce it for years.
 */
export const capabilities = [
  /** Registering asks for phone and password together with the e-mail address. */
  'registration-details',
  /** A sole owner sends both sides of the licence and the vehicle's plate. */
  'individual-details',
  /** Password, phone, sessions and deletion of the own account. */
  'account-settings',
  /** What happened to the account, signing out on the server among it. */
  'account-activity',
  /** Signing in with a passkey (WebAuthn), and recovery codes. Only where the server knows the address that people use. */
  'passkeys',
  'plans',
  /** How much room the account's files have, asked before one is sent. */
  'file-room',
  /** A form sends the version it was filled from; a newer one answers 409. */
  'versions',
  /** Deleting and restoring listings, changing several at once. */
  'listing-changes',
  /** The marketplace's own calls: views and enquiries. */
  'marketplace',
  /** Rows of a file: listings, fleet, customers. */
  'imports',
  'enquiry-details',
  'follow-ups',
  'live-enquiries',
  'enquiry-conversion',
  /** The operator approves and rejects companies. */
  'company-decisions',
  /** Expiry dates of customers' documents. */
  'document-expiry',
  /** Merging, erasing and exporting customers, and what happened to their entries. */
  'customer-care',
  'customer-links',
  'spam-reasons',
  'insurance-reminders',
  /** A vehicle of the fleet has model and year. */
  'vehicle-names',
  'fleet-sorting',
  'fleet-filters',
  /** Taking vehicles out of the fleet, blocking them, filling them in from a listing. */
  'fleet-care',
  'dashboard-periods',
  /** A vehicle is held from the moment it is chosen. */
  'trip-dates',
  /** Another vehicle for a trip that is there already. */
  'vehicle-change',
  /** A payment names its trip by itself. */
  'trip-payments',
  /** Check-lists of a trip, at handover and return. */
  'trip-check-lists',
  'trip-contracts',
  /** What signed check-lists said of a vehicle, until it is repaired. */
  'vehicle-damages',
  /** A swap is a return and a handover, signed once, with an addendum. */
  'trip-swaps',
  /** Prices, free vehicles, calendar, alerts, history. */
  'trip-planning',
  'trip-changes',
  /** The desk confirms a reservation, or lets it go. */
  'reservations',
  /** The server works out the account of a trip, late returns and reasons of discounts included. */
  'settlements',
  /** What is paid at the counter when a trip ends. */
  'counter-payments',
  /** How each of advance, deposit and what goes back of it is paid. */
  'payment-methods',
  'deposits',
  'ledger',
  'invoices',
  'rental-settings',
  'terms-history',
  'terms-preview',
] as const;
export type Capability = (typeof capabilities)[number];

/** The header in which a server announces them on its answers, separated by blanks. */
export const CAPABILITIES_HEADER = 'x-portal-capabilities';
