import { DAY, HOUR, MINUTE, SECOND } from './time';

/** Every limit and constant of the product. Times in milliseconds and sizes in bytes unless the name says otherwise. */

const MB = 1024 * 1024;
const GB = 1024 * MB;

export const REQUEST_TIMEOUT = 15 * SECOND;
export const VEHICLE_UPDATE_TIMEOUT = 30 * SECOND;
/** An upload's time depends on the connection, so only silence ends it: no byte moved for this long. */
export const UPLOAD_STALL_TIMEOUT = 30 * SECOND;
/** A document is printed when its company has its turn, which may take a while when all companies print at once. */
export const DOCUMENT_TIMEOUT = 2 * MINUTE;

export const session = {
  checkInterval: 5 * MINUTE,
  refreshMargin: 10 * MINUTE,
  accessTokenLife: 15 * MINUTE,
  refreshTokenLife: 30 * DAY,
} as const;

/** Allowed nesting levels of lists and objects in a request. */
export const jsonDepth = 32;

export const oneTimeCode = {
  digits: 6,
  life: 10 * MINUTE,
  tries: 5,
  resendAfter: 60 * SECOND,
  /** To one e-mail address from one network, so that strangers cannot use up the owner's requests. */
  perHour: 5,
  /** To one e-mail address from all networks together, so that nobody's inbox is flooded. */
  perHourOverall: 20,
  /** Wrong tries at the codes of one e-mail address, from all networks together, while a code is valid. */
  triesOverall: 50,
} as const;

export const login = {
  /** Of one account from one network, within the window. */
  failures: 10,
  window: 15 * MINUTE,
  lock: 15 * MINUTE,
  /** An account with so many failures from all networks within the window is under attack … */
  attackFailures: 30,
  /** … and each network then has this many tries. Nobody is locked out because of the tries of others. */
  failuresUnderAttack: 3,
} as const;

/** Login with WebAuthn, in addition to the password. */
export const passkey = {
  perAccount: 10,
  nameMax: 60,
  /** A challenge must be answered within this time, once. */
  challengeLife: 5 * MINUTE,
  /** Characters of an id, and of a browser's answer. */
  credentialMax: 1400,
  answerMax: 16_384,
} as const;

/** For when password and mailbox are not available: each code works once, in place of a mailed reset code. */
export const recoveryCode = {
  count: 10,
  /** Of five characters each, from 32: 2^50 codes. */
  groups: 2,
  groupLength: 5,
  /** Wrong tries for one account, from one network and from all together, within the window. */
  tries: 5,
  triesOverall: 50,
  window: 15 * MINUTE,
} as const;

export const password = { min: 8, max: 128 } as const;

export const company = {
  nameMin: 2,
  nameMax: 120,
  addressMax: 300,
  regNumberMax: 60,
  rejectionReasonMax: 500,
} as const;

export const email = { max: 254 } as const;

/** The largest amount of money, in minor units: nine digits of whole units. */
export const amountMax = 99_999_999_999;

export const files = {
  imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  documentTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  videoTypes: ['video/mp4', 'video/webm'],
  imageMax: 10 * MB,
  /** The largest photo that is accepted for processing: it is made smaller before it is sent. */
  photoTakenMax: 40 * MB,
  documentMax: 10 * MB,
  videoMax: 100 * MB,
  /** The largest photo of a phone with a camera of 50 megapixels. */
  pixelsMax: 8192 * 6144,
  /** Photos are sent no larger than this: the longer side. */
  photoPixels: 2000,
} as const;

/** What only the server needs to know about files; a first load does not carry it. */
export const fileStorage = {
  /** What all files of one account may take: until its company is approved, then by the company's plan. */
  byPlan: {
    UNAPPROVED: { bytes: 200 * MB, files: 1000 },
    INDIVIDUAL: { bytes: 2 * GB, files: 10_000 },
    STARTER: { bytes: 10 * GB, files: 50_000 },
    PRO: { bytes: 50 * GB, files: 250_000 },
    BUSINESS: { bytes: 250 * GB, files: 1_000_000 },
  },
  perRequest: 8,
  linkLife: 10 * MINUTE,
  unattachedLife: DAY,
  thumbnailPixels: 320,
} as const;

export const page = { first: 1, limit: 20, srmLimit: 7, max: 100 } as const;
/** Characters that a list is searched by. */
export const search = { max: 100 } as const;

export const enquiry = {
  expiry: 30 * MINUTE,
  warningMinutes: 6,
  refetchInterval: 5 * MINUTE,
  nameMax: 120,
  messageMax: 2000,
  vehicleNameMax: 120,
  vehicleCodeMax: 40,
  locationMax: 300,
  photosMax: 8,
  photoAddressMax: 2048,
  /** The longest rental a customer may ask for, and how far ahead it may start. */
  rentalDaysMax: 366,
  daysAheadMax: 730,
  historyMax: 200,
  followUpNoteMax: 500,
  /** How far ahead a reminder may be. */
  followUpDaysMax: 366,
} as const;

/** Streams of server-sent events. A stream that was silent for two heartbeats is dead. */
export const live = {
  heartbeat: 20 * SECOND,
  streamsPerAgent: 1000,
  /** A lost connection is opened again after a pause that doubles from the first to the longest. */
  firstPause: SECOND,
  longestPause: 30 * SECOND,
  /**
   * Enquiries that arrive within this time are announced as one. Events within `recountAfter` cause one
   * count.
   */
  gatherFor: 2 * SECOND,
  recountAfter: SECOND,
} as const;

/** A vehicle, whether listed or in the fleet. */
export const vehicle = {
  firstYear: 1980,
  modelMax: 80,
  /** In cubic centimetres. */
  engineMax: 20_000,
  /** In millimetres. */
  lengthMin: 1_000,
  lengthMax: 30_000,
  permitMax: 40,
  plateMax: 20,
  photosMax: 8,
  videosMax: 1,
  licencesMax: 2,
  citiesMax: 30,
  typesMax: 10,
  minBookingHours: 1,
  maxBookingHours: 24,
  passengersMin: 1,
  passengersMax: 60,
  colorMax: 40,
  kilometreMax: 2_000_000,
} as const;

/** Listings that may be published at once, by plan. `null` is without limit. */
export const planListings = { INDIVIDUAL: 1, STARTER: 10, PRO: 50, BUSINESS: null } as const;

export const listing = {
  /** For one call that changes several. */
  bulkMax: 100,
  importRowsMax: 500,
  /** A deleted listing and its files can be restored for this long. */
  restoreWithin: DAY,
  /** How much a price change may subtract or add, in percent. */
  rateChangeMin: -90,
  rateChangeMax: 500,
} as const;

export const dashboard = {
  /** The longest period for metrics. */
  rangeDaysMax: 366,
  /** Days before the end of a document at which it becomes more urgent. */
  expiryNoticeDays: [60, 30, 7],
} as const;

export const account = {
  /** A deletion can be undone for this long. */
  deletionGrace: 30 * DAY,
  /** The history of an account is shown for this long, and kept no longer. */
  activityLife: 365 * DAY,
  /** Failed logins that are recorded per hour. The rest is left out, so that a stranger cannot fill the list. */
  failuresRecordedPerHour: 20,
} as const;

/** Thresholds for alerts of a fleet vehicle: days, or kilometres, before something is due. */
export const fleetAlerts = { days: [60, 30, 7, 0], kilometres: [60, 30, 7, 0] } as const;

export const maintenance = { noteMax: 500, daysMax: 366 } as const;

export const customer = {
  nameMin: 2,
  nameMax: 120,
  documentsMax: 4,
  mergeMax: 10,
} as const;

/** What only the server needs to know about customers' documents. */
export const customerFiles = {
  /** Scans of passports and licences are kept for this many months after the last trip. */
  keptMonths: 24,
  /** For one link: each kind of document, the picture, and room for photos taken again. */
  linkUploads: 24,
} as const;

export const trip = {
  earlyStart: 2 * HOUR,
  lateGrace: 2 * HOUR,
  /** Where only days were agreed, the local hour at which vehicles go out and come back. */
  usualHandoverHour: 10,
  draftHold: DAY,
  reopenWithin: DAY,
  turnaround: HOUR,
  reasonMax: 500,
  chargesMax: 40,
  termsMax: 20_000,
  /** Paragraphs, list items, cells and line breaks together: they decide how long printing takes. */
  termsPartsMax: 600,
  termsVariablesMax: 200,
  customerLinkLife: 72 * HOUR,
  daysMax: 366,
  turnaroundMax: DAY,
  calendarVehicles: 500,
  calendarDaysMax: 100,
  /** Free vehicles like the one that is taken. */
  similarMax: 5,
  /** By when a deposit must be given back, counted from the end of the trip. Null where no law says so. */
  depositReturn: { ae: 30 * DAY, in: null },
} as const;

/** Tax information of the company. */
export const agreement = { authorityMax: 120 } as const;

export const invoice = {
  addressMax: 300,
  cityMax: 80,
  /** Characters of the bank account on notices. */
  bankAccountMax: 200,
  linesMax: 1000,
  taxRateMax: 5000,
  /** Emirates: up to here a registered buyer's invoice may be a simplified one. In fils, tax included. */
  simplifiedMax: 1_000_000,
  /** India: from here an invoice names an unregistered buyer with state and address. In paise, without tax. */
  namedBuyerFrom: 5_000_000,
  /** India: above this, GSTR-1 lists an invoice to an unregistered buyer of another state. In paise. */
  largeInterStateAbove: 10_000_000,
  /**
   * In hundredths of a percent: value added tax, and goods and services tax on renting vehicles without a
   * driver.
   */
  taxRate: { ae: 500, in: 1800 },
  serviceCode: { ae: '', in: '997329' },
  serviceCodeReasonMax: 500,
  /** How long the law requires them, whatever happens to the account: counted from the end of their tax year. */
  keptYears: { ae: 5, in: 8 },
} as const;

export { chargeLimits as charge } from './charge-limits';
export { electronicLimits as electronic } from './electronic-limits';

/** The checklist at handover and return. */
export const checkList = { fuelEighths: 8, keysMax: 10, noteMax: 500, photosPerZone: 6 } as const;

export const damage = { repairNoteMax: 500 } as const;

/** A tracker at rest reports at least this often; after that it counts as offline. */
export const tracker = { identifierMax: 64, offlineAfter: 15 * MINUTE, movingSpeed: 5 } as const;

export const dailyPrice = { daysPerWeek: 7, daysPerMonth: 30, hoursPerDay: 24 } as const;

/** The answer to a call with a key is replayed for this long, so that a repeated call does nothing twice. */
export const idempotencyLife = DAY;
