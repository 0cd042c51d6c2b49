import { HOUR } from '../../contract';
import type { CountryCode } from '../../contract/entities/country';

export const buildId = (number: number): string =>
  `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
const at = (now: number, hours: number): string => new Date(now + hours * HOUR).toISOString();
const dayAt = (now: number, days: number): string => at(now, days * 24).slice(0, 10);

const rate = (rent: string) => ({
  enabled: true,
  rentInAED: rent,
  mileageLimit: '250',
  unlimitedMileage: false,
});
const rentalDetails = {
  day: rate('250'),
  week: rate('1500'),
  month: rate('5000'),
  hour: { ...rate('40'), minBookingHours: '2' },
};

export interface Trip {
  bookingId: string;
  status: string;
  vehicle: unknown;
  customer: unknown;
  payment: Record<string, unknown> | null;
}

/** The data of a supplier's platform: entities with only the fields of section 3. */
export function createStatedData(country: CountryCode, now = Date.now()) {
  const isIndia = country === 'in';
  const plates = isIndia ? ['KA01AB1234', 'KA01AB5678'] : ['DXB A 12345', 'DXB B 54321'];
  const listing = {
    vehicleId: buildId(1),
    vehicleCategoryId: buildId(20),
    vehicleTypeId: buildId(21),
    vehicleBrandId: buildId(22),
    vehicleModel: 'Patrol',
    vehiclePhotos: [buildId(30)],
    vehicleVideos: [],
    vehicleRegistrationNumber: plates[0],
    isFancyNumber: false,
    vehicleRegisteredYear: '2024',
    commercialLicenses: [buildId(31)],
    commercialLicenseExpireDate: dayAt(now, 300),
    isLease: false,
    isCryptoAccepted: false,
    isSpotDeliverySupported: true,
    specification: isIndia ? 'India_SPEC' : 'UAE_SPEC',
    phoneNumber: isIndia ? '+919876543210' : '+971501234567',
    stateId: buildId(23),
    cityIds: [buildId(24)],
    additionalVehicleTypes: [],
    securityDeposit: { enabled: true, amountInAED: '1000' },
    isCreditOrDebitCardsSupported: true,
    isTabbySupported: false,
    isCashSupported: true,
    isVehicleModified: false,
    rentalDetails,
  };
  const fleetVehicle = (number: number) => ({
    vehicleId: buildId(number),
    vehicleCategoryId: buildId(20),
    vehicleBrandId: buildId(22),
    vehicleRegistrationNumber: plates[number % 2],
    vehiclePhoto: buildId(30),
    numberOfPassengers: 5,
    vehicleColor: 'White',
    bodyType: 'suv',
    chassisNumber: 'JN1TANT31U0000001',
    additionalMilageChargePerKm: '1',
    registrationDate: dayAt(now, -200),
    registrationDueDate: dayAt(now, 160),
    trafficFineId: '',
    lastServiceDate: dayAt(now, -50),
    currentKilometre: 20_000,
    serviceKilometre: 15_000,
    nextServiceKilometre: 30_000,
    nextServiceDate: dayAt(now, 100),
    rentalDetails,
  });
  const customer = {
    customerId: buildId(40),
    countryCode: isIndia ? '+91' : '+971',
    customerName: 'Asha Rao',
    email: 'asha@example.com',
    nationality: 'India',
    passportNumber: 'P1234567',
    passport: [],
    drivingLicenseNumber: 'D7654321',
    drivingLicense: [],
    phoneNumber: isIndia ? '9876543211' : '501234568',
    customerProfilePic: null,
  };
  const payment = (from: number, until: number) => ({
    currency: isIndia ? 'INR' : 'AED',
    advanceAmount: '200',
    remainingAmount: '300',
    securityDeposit: { enabled: false, amountInAED: '0' },
    bookingStartDate: at(now, from),
    bookingEndDate: at(now, until),
  });
  const trip = (number: number, status: string, from: number, until: number): Trip => ({
    bookingId: buildId(number),
    status,
    vehicle: fleetVehicle(number),
    customer,
    payment: payment(from, until),
  });
  const enquiry = (number: number, status: string, minutes: number) => ({
    _id: buildId(number),
    rentalStartDate: at(now, 48),
    rentalEndDate: at(now, 96),
    name: `Customer ${number}`,
    phone: '+971501112233',
    email: `customer${number}@example.com`,
    message: 'Is it free?',
    status,
    createdAt: new Date(now - minutes * 60_000).toISOString(),
    car: {
      vehicleTitle: `Car ${number}`,
      vehicleModel: 'Patrol',
      vehiclePhotos: [],
      vehicleRegistrationNumber: plates[0],
      vehicleCode: 'V-1',
      location: 'Dubai Marina',
      rentalDetails: { day: { enabled: true, rentInAED: '250' } },
    },
  });
  return {
    listing,
    fleet: [fleetVehicle(50), fleetVehicle(51)],
    customer,
    trips: [
      trip(60, 'ONGOING', -24, 24),
      trip(61, 'COMPLETED', -96, -48),
      { ...trip(62, 'INCOMPLETE', 48, 96), customer: null, payment: null },
      trip(63, 'CANCELLED', -10, 10),
    ],
    enquiries: [enquiry(70, 'NEW', 5), enquiry(71, 'AGENTVIEW', 50), enquiry(72, 'CONTACTED', 80)],
    company: {
      companyId: buildId(2),
      userId: buildId(3),
      companyName: 'Al Noor Cars',
      companyLogo: buildId(32),
      commercialLicense: buildId(33),
      expireDate: dayAt(now, 300),
      regNumber: 'REG-1',
      companyAddress: 'Sheikh Zayed Road 1',
      companyLanguages: ['en'],
      accountType: 'company',
      location: { stateId: buildId(23), cityId: buildId(24) },
      approvalStatus: 'APPROVED',
      rejectionReason: null,
    },
    agreement: {
      country: buildId(25),
      taxNumber: isIndia ? '29AAGCB7383J1Z4' : '100123456700003',
      termsNCondition: '<p>Drive well.</p>',
    },
  };
}
