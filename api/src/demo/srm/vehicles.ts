import {
  DAY,
  fleetFields,
  getEmptyValues,
  type BodyType,
  type Country,
  type FuelType,
} from '@portal/shared/contract';

import type { FleetForm } from '../../domains/fleet';
import { buildLevelOne } from '../listings/body';
import { colorsOfLooks } from '../pictures/colors-of-looks';
import { looks, looksOfVehicles, type CarLookName } from '../pictures/looks';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { demoFleet } from '../listings/fleet';

interface Condition {
  /** Days until each is due; negative means overdue. */
  readonly registration: number;
  readonly insurance: number;
  readonly service: number;
  readonly kilometres: number;
  readonly kilometresToService: number;
}

/** Some are due for something, so that each reminder appears. */
const conditions: readonly Condition[] = [
  {
    registration: 210,
    insurance: 210,
    service: 95,
    kilometres: 48_210,
    kilometresToService: 6_790,
  },
  {
    registration: 25,
    insurance: 25,
    service: 140,
    kilometres: 31_904,
    kilometresToService: 8_096,
  },
  {
    registration: 300,
    insurance: 48,
    service: 70,
    kilometres: 12_660,
    kilometresToService: 7_340,
  },
  {
    registration: 120,
    insurance: 120,
    service: 5,
    kilometres: 27_455,
    kilometresToService: 2_545,
  },
  {
    registration: 400,
    insurance: 390,
    service: 200,
    kilometres: 64_958,
    kilometresToService: 42,
  },
  {
    registration: -4,
    insurance: 33,
    service: 80,
    kilometres: 22_310,
    kilometresToService: 7_690,
  },
  {
    registration: 75,
    insurance: 75,
    service: 66,
    kilometres: 9_120,
    kilometresToService: 880,
  },
  {
    registration: 180,
    insurance: 180,
    service: -12,
    kilometres: 40_250,
    kilometresToService: -250,
  },
  {
    registration: 7,
    insurance: 250,
    service: 110,
    kilometres: 5_480,
    kilometresToService: 4_520,
  },
  {
    registration: 330,
    insurance: 330,
    service: 160,
    kilometres: 18_777,
    kilometresToService: 1_223,
  },
];

/** The others are due for nothing soon. */
const buildCalm = (index: number): Condition => ({
  registration: 200 + 11 * index,
  insurance: 200 + 11 * index,
  service: 90 + 7 * index,
  kilometres: 3_140 + 1_745 * index,
  kilometresToService: 9_480 - 315 * index,
});

const shapes: Readonly<Record<string, { bodyType: BodyType; passengers: number }>> = {
  Sedan: { bodyType: 'sedan', passengers: 5 },
  'Luxury sedan': { bodyType: 'luxury-sedan', passengers: 5 },
  Hatchback: { bodyType: 'hatchback', passengers: 5 },
  SUV: { bodyType: 'suv', passengers: 7 },
  'Large SUV': { bodyType: 'suv-large', passengers: 7 },
  'Compact SUV': { bodyType: 'compact-suv', passengers: 5 },
  MPV: { bodyType: 'mpv', passengers: 7 },
  Jeep: { bodyType: 'jeep-varients', passengers: 4 },
  'Passenger van': { bodyType: 'passenger-van', passengers: 9 },
  Minibus: { bodyType: 'passenger-van', passengers: 13 },
  'Pickup truck': { bodyType: 'pickup-truck', passengers: 5 },
  Convertible: { bodyType: 'convertible', passengers: 4 },
  'Sports car': { bodyType: 'sports-car', passengers: 2 },
  Limousine: { bodyType: 'limousine', passengers: 6 },
  'Luxury coupe': { bodyType: 'coupe', passengers: 4 },
  Estate: { bodyType: 'estate', passengers: 5 },
  'Long cargo van': { bodyType: 'van-long-cargo', passengers: 3 },
  'Cargo van': { bodyType: 'van-cargo-mni', passengers: 2 },
};

export interface FleetDemo {
  readonly code: string;
  readonly form: Omit<FleetForm, 'vehiclePhoto'>;
}

/** Each car of the listings as its owner would enter it, or the requested number with plates from `getPlate`. */
export function demoVehicles(
  country: Country,
  now: Date,
  count?: number,
  getPlate?: (number: number) => string,
): FleetDemo[] {
  const known = demoFleet[country.id].filter(({ type }) => type in shapes);
  return Array.from({ length: count ?? known.length }, (_, index) => {
    const vehicle = known[index % known.length] as DemoVehicle;
    const plate = getPlate?.(index) ?? vehicle.plate;
    const condition = (count ? conditions[index % conditions.length] : conditions[index]) ?? buildCalm(index);
    return { code: vehicle.code, form: buildFleetBody(country, now, vehicle, plate, condition, index) };
  });
}

interface TaxClass {
  readonly fuelType: FuelType;
  readonly engineCapacity: string;
  readonly vehicleLength: string;
}
/** Usual engines and lengths, so that the demo has vehicles of each rate. */
const taxClasses: Readonly<Record<string, TaxClass>> = {
  Hatchback: { fuelType: 'petrol', engineCapacity: '1197', vehicleLength: '3845' },
  'Compact SUV': { fuelType: 'electric', engineCapacity: '', vehicleLength: '3995' },
  Sedan: { fuelType: 'petrol', engineCapacity: '1498', vehicleLength: '4540' },
  SUV: { fuelType: 'diesel', engineCapacity: '2184', vehicleLength: '4690' },
};

/** Only India asks for it. A type that is not listed has the company's rate. */
function listTaxClass({ id }: Country, type: string) {
  const known = id === 'in' ? taxClasses[type] : undefined;
  return {
    fuelType: known?.fuelType ?? ('' as const),
    engineCapacity: known?.engineCapacity ?? '',
    vehicleLength: known?.vehicleLength ?? '',
    plateClass: id === 'in' ? ('selfDrive' as const) : ('' as const),
    permitNumber: '',
  };
}

function buildFleetBody(
  country: Country,
  now: Date,
  vehicle: DemoVehicle,
  plate: string,
  { kilometres, ...condition }: Condition,
  index: number,
): FleetDemo['form'] {
  const day = (ahead: number) => new Date(now.getTime() + ahead * DAY).toISOString().slice(0, 10);
  const listing = buildLevelOne(vehicle, { country, phoneNumber: '', photos: [], licences: [], now });
  const { bodyType, passengers } = shapes[vehicle.type] ?? { bodyType: 'sedan' as const, passengers: 5 };
  const look = looksOfVehicles[vehicle.code];
  const carLook = look && look in looks ? (look as CarLookName) : null;
  const nextServiceKilometre = kilometres + condition.kilometresToService;
  return {
    ...getEmptyValues(fleetFields),
    vehicleCategoryId: listing.vehicleCategoryId,
    vehicleBrandId: listing.vehicleBrandId,
    vehicleModel: vehicle.model,
    modelYear: String(vehicle.year),
    vehicleRegistrationNumber: plate,
    numberOfPassengers: passengers,
    vehicleColor: carLook ? colorsOfLooks[carLook] : '',
    bodyType: carLook ? looks[carLook].body : bodyType,
    chassisNumber: `DEM${String(now.getUTCFullYear()).slice(2)}A${String(index).padStart(11, '0')}`,
    additionalMilageChargePerKm: country.id === 'ae' ? '1.50' : '12',
    registrationDate: day(condition.registration - 365),
    registrationDueDate: day(condition.registration),
    insuranceDueDate: day(condition.insurance),
    ...listTaxClass(country, vehicle.type),
    trafficFineId: country.id === 'ae' ? `5${String(4_410_000 + index)}` : '',
    lastServiceDate: day(condition.service - 180),
    currentKilometre: kilometres,
    serviceKilometre: Math.max(0, nextServiceKilometre - 10_000),
    nextServiceKilometre,
    nextServiceDate: day(condition.service),
    rentalDetails: listing.rentalDetails,
  };
}
