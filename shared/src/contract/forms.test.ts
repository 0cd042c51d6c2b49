import * as v from 'valibot';
import {
  additionalChargeTypes,
  agreementBody,
  bodyTypes,
  bookingPaymentBody,
  cancelReasons,
  createCustomerBody,
  createEnquiryBody,
  customerForm,
  customerLinkBody,
  customerStatuses,
  endTripBody,
  enquiryStatuses,
  fleetVehicleForm,
  levelOneBody,
  tripStatuses,
  tripStatusBody,
  tripTransitions,
  updateCustomerBody,
} from './index';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const off = { enabled: false } as const;
const day = { enabled: true, rentInAED: '250', mileageLimit: '200' } as const;
const rates = { day, week: off, month: off, hour: off };

/** The invalid fields of a body, with the message of each. */
const wrong = (schema: v.GenericSchema, body: unknown): Record<string, string> => {
  const read = v.safeParse(schema, body, { abortPipeEarly: true });
  return Object.fromEntries((read.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

const listing = {
  vehicleCategoryId: id,
  vehicleTypeId: id,
  vehicleBrandId: id,
  vehicleModel: 'Patrol',
  vehiclePhotos: [id],
  vehicleRegistrationNumber: 'DXB A 12345',
  vehicleRegisteredYear: '2024',
  commercialLicenses: [id],
  commercialLicenseExpireDate: '2030-01-01',
  specification: 'UAE_SPEC',
  phoneNumber: '+971501234567',
  stateId: id,
  cityIds: [id],
  securityDeposit: { enabled: false },
  rentalDetails: rates,
};

describe('a listing', () => {
  it('is accepted when complete', () => {
    expect(wrong(levelOneBody, listing)).toEqual({});
  });
  it.each([
    [
      { vehicleRegistrationNumber: 'KA01AB1234' },
      { vehicleRegistrationNumber: 'validation.platePerCountry' },
    ],
    [{ vehicleRegistrationNumber: 'DXB 7' }, { vehicleRegistrationNumber: 'validation.platePerCountry' }],
    [{ vehicleRegistrationNumber: 'DXB 7', isFancyNumber: true }, {}],
    [{ specification: 'India_SPEC', vehicleRegistrationNumber: 'KA 01 AB 1234' }, {}],
    [{ vehiclePhotos: [] }, { vehiclePhotos: 'validation.photoRequired' }],
    [{ vehiclePhotos: Array(9).fill(id) }, { vehiclePhotos: 'validation.tooMany' }],
    [{ vehicleVideos: [id, id] }, { vehicleVideos: 'validation.tooMany' }],
    [{ vehicleRegisteredYear: '1979' }, { vehicleRegisteredYear: 'validation.year' }],
    [
      { vehicleRegisteredYear: String(new Date().getUTCFullYear() + 2) },
      { vehicleRegisteredYear: 'validation.year' },
    ],
    [{ phoneNumber: '971501234567' }, { phoneNumber: 'validation.phone' }],
    [{ cityIds: [] }, { cityIds: 'validation.cityRequired' }],
  ])('with %j is judged %j', (change, messages) => {
    expect(wrong(levelOneBody, { ...listing, ...change })).toEqual(messages);
  });
  it('keeps Indian plates in one spelling', () => {
    const read = v.parse(levelOneBody, {
      ...listing,
      specification: 'India_SPEC',
      vehicleRegistrationNumber: 'ka 01 ab 1234',
    });
    expect(read.vehicleRegistrationNumber).toBe('KA01AB1234');
  });
});

describe('a vehicle of the fleet', () => {
  const vehicle = {
    vehicleCategoryId: id,
    vehicleBrandId: id,
    vehicleRegistrationNumber: 'DXB A 12345',
    vehiclePhoto: id,
    numberOfPassengers: 5,
    vehicleColor: 'White',
    bodyType: 'suv',
    additionalMilageChargePerKm: '1.50',
    registrationDate: '2024-01-01',
    registrationDueDate: '2027-01-01',
    lastServiceDate: '2026-01-01',
    currentKilometre: '42000',
    serviceKilometre: 40_000,
    nextServiceKilometre: 50_000,
    nextServiceDate: '2026-12-01',
    rentalDetails: rates,
  };
  it.each([
    [{}, {}],
    [{ chassisNumber: '1HGCM82633A004352' }, {}],
    [{ chassisNumber: 'SHORT' }, { chassisNumber: 'validation.chassisNumber' }],
    [{ numberOfPassengers: 0 }, { numberOfPassengers: 'validation.passengers' }],
    [{ numberOfPassengers: 61 }, { numberOfPassengers: 'validation.passengers' }],
    [{ bodyType: 'spaceship' }, { bodyType: 'validation.required' }],
    [{ registrationDueDate: '2023-01-01' }, { registrationDueDate: 'validation.dateOrder' }],
    [{ nextServiceKilometre: 40_000 }, { nextServiceKilometre: 'validation.kilometreOrder' }],
    [{ currentKilometre: '42.5' }, { currentKilometre: 'validation.number' }],
  ])('with %j is judged %j', (change, messages) => {
    expect(wrong(fleetVehicleForm, { ...vehicle, ...change })).toEqual(messages);
  });
});

describe('a customer', () => {
  const customer = {
    countryCode: '+971',
    customerName: 'Sara Khan',
    phoneNumber: '501234567',
    email: 'Sara@Example.com',
  };
  it('is registered in full only with a passport or a driving licence', () => {
    expect(wrong(customerForm, customer)).toEqual({ drivingLicenseNumber: 'validation.identityRequired' });
    expect(v.parse(customerForm, { ...customer, passportNumber: 'n 1234567' })).toMatchObject({
      passportNumber: 'N1234567',
      email: 'sara@example.com',
      customerProfilePic: null,
    });
  });
});

describe('the e-mail address of a customer', () => {
  const contact = { countryCode: '+971', customerName: 'Sara Khan', phoneNumber: '501234567' };
  it.each([
    [{}, ''],
    [{ email: '' }, ''],
    [{ email: '  ' }, ''],
    [{ email: ' Sara@Example.com' }, 'sara@example.com'],
  ])('of %j is %j', (change, email) => {
    expect(v.parse(createCustomerBody, { ...contact, ...change }).email).toBe(email);
  });
  it('is refused where it is wrong, and stays in a change that does not name it', () => {
    expect(wrong(createCustomerBody, { ...contact, email: 'nobody' })).toEqual({ email: 'validation.email' });
    expect(v.parse(updateCustomerBody, { customerId: id })).not.toHaveProperty('email');
    expect(v.parse(updateCustomerBody, { customerId: id, email: '' }).email).toBe('');
  });
  it('is required where something goes to it', () => {
    const body = { ...contact, customerId: id, bookingId: id };
    expect(wrong(customerLinkBody, { ...body, email: '' })).toEqual({ email: 'validation.required' });
    expect(wrong(customerLinkBody, { ...body, email: undefined })).toEqual({ email: 'validation.required' });
  });
});

describe('a trip', () => {
  const end = {
    bookingId: id,
    companyId: id,
    finesCollected: '0',
    salikCollected: '24',
    totalAmountCollected: '774',
    currentKilometre: 43_100,
  };
  it('ends as successfully completed and without discount by default', () => {
    expect(v.parse(endTripBody, end)).toMatchObject({
      customerStatus: 'Successfully Completed Trip',
      discounts: '0',
      additionalCharges: [],
    });
  });
  it('has a discount only with its reason', () => {
    expect(wrong(endTripBody, { ...end, discounts: '50' })).toEqual({
      discountReason: 'validation.required',
    });
    expect(wrong(endTripBody, { ...end, discounts: '50', discountReason: 'Regular customer' })).toEqual({});
  });
  it('is cancelled only with a reason', () => {
    expect(wrong(tripStatusBody, { bookingId: id, status: 'CANCELLED', reason: '' })).toEqual({
      reason: 'validation.tooShort',
    });
    expect(wrong(tripStatusBody, { bookingId: id, status: 'ONGOING' })).toEqual({});
    expect(wrong(tripStatusBody, { bookingId: id, status: 'COMPLETED' })).toHaveProperty('status');
  });
  it('ends after it begins', () => {
    const period = {
      bookingId: id,
      bookingStartDate: '2026-05-02T08:00:00Z',
      bookingEndDate: '2026-05-01T08:00:00Z',
    };
    expect(wrong(bookingPaymentBody, period)).toEqual({ bookingEndDate: 'validation.dateOrder' });
  });
  it('changes only to allowed statuses', () => {
    expect(Object.keys(tripTransitions).sort()).toEqual([...tripStatuses].sort());
    expect(tripTransitions.CANCELLED).toEqual([]);
    expect(tripTransitions.INCOMPLETE).not.toContain('COMPLETED');
  });
});

describe('the agreement', () => {
  it('changes only the fields that are filled in', () => {
    expect(v.parse(agreementBody, { taxNumber: '100123456700003' })).toEqual({
      taxNumber: '100123456700003',
    });
    expect(wrong(agreementBody, { taxNumber: '27AAPFU0939F1ZW' })).toEqual({
      taxNumber: 'validation.taxNumber',
    });
    expect(wrong(agreementBody, { termsNCondition: ' ' })).toEqual({
      termsNCondition: 'validation.required',
    });
  });
});

describe('an enquiry', () => {
  const enquiry = {
    companyId: id,
    car: { vehicleTitle: 'Toyota Yaris', rentalDetails: { day: { enabled: true, rentInAED: 120 } } },
    rentalStartDate: '2026-05-02',
    rentalEndDate: '2026-05-04T10:00:00+04:00',
    name: 'Sara',
    phone: '+971501234567',
    email: 'Sara@example.com',
  };
  const day = (rentInAED: unknown) => ({
    car: { vehicleTitle: 'Yaris', rentalDetails: { day: { enabled: true, rentInAED } } },
  });

  it('has dates or moments, an address or coordinates, and keeps HTML unchanged', () => {
    const car = { ...enquiry.car, location: [55.27, 25.2] };
    expect(v.parse(createEnquiryBody, { ...enquiry, car, message: ' <b>Hello</b> ' })).toMatchObject({
      email: 'sara@example.com',
      message: '<b>Hello</b>',
      car: { location: [55.27, 25.2], rentalDetails: { day: { rentInAED: '120' } } },
    });
  });

  it.each([
    ['rentalEndDate', { rentalEndDate: '2026-05-01' }, 'validation.dateOrder'],
    ['rentalStartDate', { rentalStartDate: '2026-02-30' }, 'validation.date'],
    ['rentalStartDate', { rentalStartDate: '2026-02-30T10:00:00Z' }, 'validation.date'],
    ['rentalStartDate', { rentalStartDate: 'tomorrow' }, 'validation.date'],
    ['name', { name: 'x'.repeat(5000) }, 'validation.tooLong'],
    ['companyId', { companyId: undefined }, 'validation.required'],
    ['car.vehicleTitle', { car: {} }, 'validation.required'],
    ['car.location.0', { car: { vehicleTitle: 'Yaris', location: [200, 25] } }, 'validation.location'],
    [
      'car.vehiclePhotos.0',
      { car: { vehicleTitle: 'Yaris', vehiclePhotos: ['javascript:alert(1)'] } },
      'validation.photo',
    ],
    ['car.rentalDetails.day.rentInAED', day('0'), 'validation.moneyPositive'],
    ['car.rentalDetails.day.rentInAED', day('a lot'), 'validation.money'],
  ])('names a wrong %s', (path, change, message) => {
    expect(wrong(createEnquiryBody, { ...enquiry, ...change })).toEqual({ [path]: message });
  });
});

describe('the lists', () => {
  it('have the entries of the business, none twice', () => {
    const lists = {
      bodyTypes: bodyTypes.map(({ value }) => value),
      customerStatuses,
      tripStatuses,
      enquiryStatuses,
      cancelReasons: cancelReasons.map(({ code }) => code),
    };
    const counts = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, new Set<string>(list).size]),
    );
    expect(counts).toEqual({
      bodyTypes: 22,
      customerStatuses: 6,
      tripStatuses: 4,
      enquiryStatuses: 5,
      cancelReasons: 6,
    });
  });

  it('keep the 18 charge types of the specification when others are added', () => {
    expect(additionalChargeTypes.length).toBeGreaterThanOrEqual(18);
  });
});
