import type { CustomerFieldCapability } from './entities/customer-fields';
import type { FleetFieldCapability } from './entities/fleet-fields';

/**
 * What the portal adds to the calls of a supplier's platform, by feature. A field or a call that section 7 of
 * the specification does not state belongs to one of these (`adds` and `capability` of its endpoint). It is
 * sent only to a server that announces the feature, in `/config.json` or in the header below.
 * `testing/recorder/capabilities.test.ts` fails for a field or call that has none. A name never gets a second
 * meaning, because servers announce it for years. A field of the fleet vehicle names its own in `fleetFields`;
 * `capabilities` has all.
 */
export const listedCapabilities = [
  /** Registration asks for phone and password together with the e-mail address. */
  'registration-details',
  /** A sole owner sends both sides of the licence and the vehicle's plate. */
  'individual-details',
  /** Password, phone, sessions and deletion of the agent's own account. */
  'account-settings',
  /** The history of the account, including logouts on the server. */
  'account-activity',
  /** Login with a passkey (WebAuthn), and recovery codes. Only where the server knows its public address. */
  'passkeys',
  'plans',
  /** How much room the account's files have, checked before a file is sent. */
  'file-room',
  /** A form sends the version that it was filled from. A newer version on the server answers 409. */
  'versions',
  /** Deleting and restoring listings, changing several at once. */
  'listing-changes',
  /** What an agent typed of a listing is kept on the server until it is saved. */
  'listing-drafts',
  /** The draft of a copy keeps which listing it copies. */
  'listing-copies',
  /** A published listing has a public page, and a link to it that agents share. */
  'listing-links',
  /** What several listings brought in within a period: views, enquiries and revenue of each. */
  'listing-results',
  /** India: a listing has the class of its plate, and the permit for self-drive hire. */
  'listing-permits',
  /** The marketplace's own calls: views and enquiries. */
  'marketplace',
  /** Rows of a file: listings, fleet, customers. */
  'imports',
  /** A row of a file changes the vehicle that it names by id or plate, or the customer that it names by id. */
  'import-updates',
  /** A row of a file changes the listing that it names by id or plate. */
  'listing-import-updates',
  'enquiry-details',
  'follow-ups',
  'live-enquiries',
  'enquiry-conversion',
  /** The operator approves and rejects companies. */
  'company-decisions',
  /** Expiry dates of customers' documents. */
  'document-expiry',
  /** Merging, erasing and exporting customers, and the history of their records. */
  'customer-care',
  'customer-links',
  'spam-reasons',
  'insurance-reminders',
  /** A vehicle of the fleet has model and year. */
  'vehicle-names',
  /** India: fuel, engine and length, by which the hire is taxed; plate class and permit for self-drive hire. */
  'vehicle-tax-class',
  'fleet-sorting',
  'fleet-filters',
  /** Taking vehicles out of the fleet, blocking them, filling them in from a listing. */
  'fleet-care',
  'dashboard-periods',
  /** A vehicle is held from the moment it is chosen. */
  'trip-dates',
  /** Another vehicle for a trip that already exists. */
  'vehicle-change',
  /** Who else may drive on a trip. */
  'trip-drivers',
  /** A payment names its trip itself. */
  'trip-payments',
  /** Checklists of a trip, at handover and return. */
  'trip-check-lists',
  'trip-contracts',
  /** A checklist says which of its values nobody read at the vehicle, and where they are from. */
  'assumed-readings',
  /** The damages of a vehicle from signed checklists, until repaired. */
  'vehicle-damages',
  /** GPS trackers of vehicles: added, moved, removed, and when each was last heard. */
  'vehicle-tracking',
  /** Where vehicles are and were, and the record of who looked. */
  'vehicle-positions',
  /** Zones, and alerts about where and how vehicles drive. */
  'tracking-alerts',
  /** Stopping the engine of a standing car; see `TRACKING_COMMANDS` of the server. */
  'engine-stop',
  /** How likely an open trip is to end badly, with the facts that say why. */
  'trip-risk',
  /** Tolls that trackers foresee: gates, passings, and the comparison with statements. */
  'toll-passings',
  /** A swap is a return and a handover, signed once, with an addendum. */
  'trip-swaps',
  /** Prices, free vehicles, calendar, alerts, history. */
  'trip-planning',
  /** The handovers and returns of the day, for a page that a desk leaves open. */
  'trip-today',
  'trip-changes',
  /** The desk confirms a reservation, or withdraws the confirmation. */
  'reservations',
  /** The server calculates the account of a trip, including late returns and reasons of discounts. */
  'settlements',
  /** What is paid at the counter when a trip ends. */
  'counter-payments',
  /** The payment method of the advance, of the deposit and of a returned deposit. */
  'payment-methods',
  'deposits',
  /** A deposit that a bank holds on a card: authorised, renewed, captured in part, released. */
  'deposit-holds',
  'ledger',
  'invoices',
  /** Tolls and fines: statements, the trip of each charge, and what becomes of it. */
  'charges',
  /** Tolls and fines go onto the account of an open trip, or onto a supplementary invoice of a closed one. */
  'charge-billing',
  /** The notice of a charge is sent by e-mail; India: the owner's pack for a challan. */
  'charge-notices',
  /** One invoice for several trips of a customer. */
  'summary-invoices',
  /** Contracts, receipts and invoices are sent to the customer by e-mail. */
  'document-mail',
  /** UAE: invoices as UBL documents, and what these name beyond the printed ones. */
  'electronic-invoices',
  /** India: invoices as INV-01 documents for the registration portal, and its signed answer. */
  'registered-invoices',
  /** India: the registration of an invoice is cancelled within a day. */
  'registration-cancellation',
  /** The journal in double entry, and the figures of tax returns. */
  'accounting',
  /** Electronic documents are sent to a provider, and what it answers is shown. */
  'document-delivery',
  /** Settings: sending with the issue, and from when documents have to be electronic. */
  'electronic-settings',
  /** Settings: the bank account and the UPI ID that notices print. */
  'payment-details',
  /** The desk asks for a payment by a link, and its page says what for and how to pay. */
  'payment-links',
  /** A payment by link and card goes back to its card, and the trip's money says how far that is. */
  'card-refunds',
  /** A company connects the account that takes its payments by card. */
  'card-accounts',
  'rental-settings',
  /** Settings: the pictures that a customer must add in the form of their link. */
  'required-pictures',
  'terms-history',
  'terms-preview',
  /** One search over everything that a company has. */
  'search',
  /** What happened, with what each user has read. */
  'notifications',
  /** Which kinds of notifications a user sees. */
  'notification-choices',
  /** Notifications by e-mail, and hours in which none is sent. Only where the server knows the portal's address. */
  'notification-mail',
  /** Notifications on devices of the user while no page is open. Only where the server has keys to sign them. */
  'web-push',
  /** The last actions of an agent, and their undoing. */
  'undo',
] as const;
export type Capability = (typeof listedCapabilities)[number] | FleetFieldCapability | CustomerFieldCapability;

/** The header in which a server announces capabilities on its answers, separated by spaces. */
export const CAPABILITIES_HEADER = 'x-portal-capabilities';
