import type { Method } from '../../contract/endpoint';

/** Fields by name: null accepts any value, an object lists the allowed fields (of each item of a list). */
export interface Fields {
  readonly [name: string]: Fields | null;
}
/** The specification gives the path and leaves the payload open, or calls it free: any field is accepted. */
export const NOT_SHOWN = 'not shown';

export interface StatedCall {
  readonly method: Method;
  readonly path: string;
  /** The sentence of section 7 that states the call. */
  readonly section: string;
  /** None where it is left out. */
  readonly query?: Fields | typeof NOT_SHOWN;
  readonly body?: Fields | typeof NOT_SHOWN;
}

const names = (text: string): Fields => Object.fromEntries(text.split(/\s+/).map((name) => [name, null]));
const call = (
  line: string,
  section: string,
  { query, body }: Pick<StatedCall, 'query' | 'body'> = {},
): StatedCall => {
  const [method, path] = line.split(' ') as [Method, string];
  return { method, path, section, ...(query ? { query } : {}), ...(body ? { body } : {}) };
};
const open = (lines: string, section: string): StatedCall[] =>
  lines.split(', ').map((line) => call(line, section, { query: NOT_SHOWN, body: NOT_SHOWN }));

// Section 3 of the specification: the fields of the named entities.
const securityDeposit = { securityDeposit: names('enabled amountInAED') };
const rate = 'enabled rentInAED mileageLimit unlimitedMileage';
const rentalDetails = {
  rentalDetails: {
    day: names(rate),
    week: names(rate),
    month: names(rate),
    hour: names(`${rate} minBookingHours`),
  },
};
const listing = {
  ...names(`vehicleCategoryId vehicleTypeId vehicleBrandId vehicleModel vehiclePhotos vehicleVideos
    vehicleRegistrationNumber isFancyNumber vehicleRegisteredYear commercialLicenses commercialLicenseExpireDate isLease
    isCryptoAccepted isSpotDeliverySupported specification phoneNumber stateId cityIds additionalVehicleTypes
    isCreditOrDebitCardsSupported isTabbySupported isCashSupported tempCitys isVehicleModified`),
  ...securityDeposit,
  ...rentalDetails,
};
const customer =
  names(`countryCode customerName email nationality passportNumber passport drivingLicenseNumber
  drivingLicense phoneNumber customerProfilePic`);
const fleetVehicle = {
  ...names(`vehicleCategoryId vehicleBrandId vehicleRegistrationNumber vehiclePhoto numberOfPassengers vehicleColor
    bodyType chassisNumber additionalMilageChargePerKm registrationDate registrationDueDate trafficFineId lastServiceDate
    currentKilometre serviceKilometre nextServiceKilometre nextServiceDate`),
  ...rentalDetails,
};
const amounts = { ...names('currency advanceAmount remainingAmount'), ...securityDeposit };
/** Section 3, "Payment/booking form", and the trip that it belongs to. */
const paymentObject = { ...amounts, ...names('bookingId bookingStartDate bookingEndDate') };
const range = names('dateStartRange dateEndRange');
const page = 'page limit sortOrder search';

const user = 'GET /users: result.id, result.agentId.';
const auth =
  '/auth/agent/login, /auth/send-otp (body email), /auth/verify-otp (body otp), /auth/refresh (POST body refreshToken; result.token and result.refreshToken), /auth/generate-email-otp, /auth/is-email-already-verified (GET ?email), /auth/verify-email-otp, /auth/reset-password, /auth/verify-reset-password-otp, /auth/temp-auth-token (customer link).';
const files = 'Files: /file/upload/single, /file/upload/multiple, /file (get, delete).';
const companies =
  'Company: POST company (body userId, companyName, expireDate, regNumber, companyLogo, commercialLicense, companyAddress, companyLanguages, accountType, location); PUT company (companyId plus expireDate, regNumber, commercialLicense, companyAddress, companyLanguages, location; variant also companyName, companyLogo); GET company?userId (result.approvalStatus, result.rejectionReason). Also /company/seller, /company/list.';
const vehicles =
  'Vehicles (listing): /vehicle/toggle-visibility, /vehicle/all/modified, /vehicle/level-filled, /vehicle/level-one, /vehicle/level-one-default, /vehicle/level-two, /vehicle/level-three.';
const lookups =
  'Lookups: /vehicle-spec/list, /vehicle-features/list, /vehicle-category/list, /vehicle-type/list, /vehicle-brand/list, /vehicle-brand, /states/list, /states/parent/list, /country, /country/list, /city/list.';
const figures =
  'GET portfolio and GET enquiries with optional dateStartRange and dateEndRange; /queries; /riderent/enquiries/admin/all; GET SRM dashboard (/srm-bookings/dashboard/analytics).';
const enquiries = 'GET /enquiries/agent/{agentId}?page&limit[&status]; defaults page 1, limit 20.';
const customers =
  'Customer: POST (countryCode, customerName, phoneNumber, email, plus other fields for full registration; result.customerId); PUT (customerId and fields, bearer token); GET ?customerId. Paths /srm-customers, /srm-customers/list (GET page, limit, sortOrder, search).';
const bookingCustomer =
  'PUT booking customer (/srm-bookings/customer/v2): customerId, bookingId. GET is-customer-spam (/srm-bookings/customer/is-spammed-customer) ?customerId.';
const fleet =
  'Vehicle: /srm-vehicle (GET ?vehicleId; POST vehicle fields; PUT vehicleId plus fields), /srm-vehicle/list (GET page, limit, sortOrder, search, isFileUrlNeeded). POST booking vehicle (/srm-bookings/vehicle/v2): vehicleId. /srm-bookings/vehicle/upcoming-booking-dates.';
const payments =
  'Payment: GET ?bookingId; POST currency, advanceAmount, remainingAmount, securityDeposit; PUT payment object (/srm-payment, /srm-bookings/payment).';
const checkLists = 'Checklist (/srm-vehicle/check-list): GET ?vehicleId; POST and PUT free body.';
const trips =
  'POST end trip (/srm-bookings/end-trip): form values plus bookingId, companyId. /srm-bookings/extend-trip, /srm-bookings/{id}, /srm-bookings/list, /srm-status: methods and payloads not shown.';
const agreement =
  'GET and PUT /users/agreement-data (tax and contract): PUT body country, taxNumber, termsNCondition, only filled ones.';
const excel =
  'Excel downloads: /srm-bookings/download/excel/bookings, /srm-vehicle/download/excel/vehicle/list, /srm-customers/download/excel/customer/list.';
const changeable = 'expireDate regNumber commercialLicense companyAddress companyLanguages location';

/**
 * The calls of section 7, each with its sentence. Where that leaves the method open, it is the one that the
 * product has chosen. Nothing of the contract is used here, so that the two can be compared.
 */
export const sectionSeven: readonly StatedCall[] = [
  call('GET /users', user),
  call('GET /users/country/{userId}', 'GET users/country/{userId}: result is a country name.'),
  call('POST /auth/agent/login', auth, { body: names('phoneNumber password') }),
  call('POST /auth/send-otp', auth, { body: names('email') }),
  call('POST /auth/verify-otp', auth, { body: names('otp') }),
  call('POST /auth/refresh', auth, { body: names('refreshToken') }),
  call('GET /auth/is-email-already-verified', auth, { query: names('email') }),
  ...open(
    'POST /auth/generate-email-otp, POST /auth/verify-email-otp, POST /auth/reset-password, PUT /auth/reset-password, POST /auth/verify-reset-password-otp, POST /auth/temp-auth-token',
    auth,
  ),
  ...open('POST /file/upload/single, POST /file/upload/multiple, GET /file, DELETE /file', files),
  call('POST /company', companies, {
    body: names(`userId companyName companyLogo accountType ${changeable}`),
  }),
  call('PUT /company', companies, { body: names(`companyId companyName companyLogo ${changeable}`) }),
  call('GET /company', companies, { query: names('userId') }),
  ...open('GET /company/seller, GET /company/list', companies),
  call('GET /vehicle/level-one', vehicles, { query: names('vehicleId') }),
  call('POST /vehicle/level-one', vehicles, { body: listing }),
  call('PUT /vehicle/level-one', vehicles, { body: { vehicleId: null, ...listing } }),
  ...open(
    'PUT /vehicle/toggle-visibility, GET /vehicle/all/modified, GET /vehicle/level-filled, GET /vehicle/level-one-default, GET /vehicle/level-two, POST /vehicle/level-two, PUT /vehicle/level-two, GET /vehicle/level-three, POST /vehicle/level-three, PUT /vehicle/level-three',
    vehicles,
  ),
  ...open(
    'GET /vehicle-spec/list, GET /vehicle-features/list, GET /vehicle-category/list, GET /vehicle-type/list, GET /vehicle-brand/list, GET /vehicle-brand, GET /states/list, GET /states/parent/list, GET /country, GET /country/list, GET /city/list',
    lookups,
  ),
  call('GET /portfolio', figures, { query: range }),
  call('GET /enquiries', figures, { query: range }),
  ...open('GET /queries, GET /riderent/enquiries/admin/all', figures),
  call('GET /srm-bookings/dashboard/analytics', figures),
  call('GET /enquiries/agent/{agentId}', enquiries, { query: names('page limit status') }),
  call(
    'PATCH /enquiries/{enquiryId}/status',
    'PATCH /enquiries/{enquiryId}/status?agentId={agentId}; body status and optional cancelReason.',
    { query: names('agentId'), body: names('status cancelReason') },
  ),
  call(
    'PATCH /enquiries/{enquiryId}/update-contact-visibility',
    'PATCH /enquiries/{enquiryId}/update-contact-visibility; body optional action, isMasked, status.',
    { body: names('action isMasked status') },
  ),
  call('POST /srm-customers', customers, { body: customer }),
  call('PUT /srm-customers', customers, { body: { customerId: null, ...customer } }),
  call('GET /srm-customers', customers, { query: names('customerId') }),
  call('GET /srm-customers/list', customers, { query: names(page) }),
  call(
    'POST /send-link-form-customer-creation',
    'POST send-link-form-customer-creation: email, countryCode, phoneNumber, customerId, bookingId, customerName.',
    { body: names('email countryCode phoneNumber customerId bookingId customerName') },
  ),
  call('PUT /srm-bookings/customer/v2', bookingCustomer, { body: names('customerId bookingId') }),
  call('GET /srm-bookings/customer/is-spammed-customer', bookingCustomer, { query: names('customerId') }),
  call('GET /srm-vehicle', fleet, { query: names('vehicleId') }),
  call('POST /srm-vehicle', fleet, { body: fleetVehicle }),
  call('PUT /srm-vehicle', fleet, { body: { vehicleId: null, ...fleetVehicle } }),
  call('GET /srm-vehicle/list', fleet, { query: names(`${page} isFileUrlNeeded`) }),
  call('POST /srm-bookings/vehicle/v2', fleet, { body: names('vehicleId') }),
  ...open('GET /srm-bookings/vehicle/upcoming-booking-dates', fleet),
  call('GET /srm-payment', payments, { query: names('bookingId') }),
  call('POST /srm-payment', payments, { body: amounts }),
  call('PUT /srm-payment', payments, { body: paymentObject }),
  call('PUT /srm-bookings/payment', payments, { body: paymentObject }),
  call('GET /srm-vehicle/check-list', checkLists, { query: names('vehicleId') }),
  call('POST /srm-vehicle/check-list', checkLists, { body: NOT_SHOWN }),
  call('PUT /srm-vehicle/check-list', checkLists, { body: NOT_SHOWN }),
  call('POST /srm-bookings/end-trip', trips, {
    body: names(
      'customerStatus finesCollected salikCollected additionalCharges discounts totalAmountCollected currentKilometre bookingId companyId',
    ),
  }),
  call(
    'GET /srm-bookings/levels-filled',
    'GET /srm-bookings/levels-filled?bookingId (also /srm-bookings/levels-filled path).',
    { query: names('bookingId') },
  ),
  ...open(
    'POST /srm-bookings/extend-trip, GET /srm-bookings/list, GET /srm-bookings/{id}, GET /srm-status, PUT /srm-status',
    trips,
  ),
  call('GET /users/agreement-data', agreement),
  call('PUT /users/agreement-data', agreement, { body: names('country taxNumber termsNCondition') }),
  ...open(
    'GET /srm-bookings/download/excel/bookings, GET /srm-vehicle/download/excel/vehicle/list, GET /srm-customers/download/excel/customer/list',
    excel,
  ),
];
