/** What a vehicle burns. India taxes its hire by it. */
export const fuelTypes = [
  'petrol',
  'diesel',
  'cng',
  'lpg',
  'petrolHybrid',
  'dieselHybrid',
  'electric',
] as const;
export type FuelType = (typeof fuelTypes)[number];

/** Number plates of India: only those of commercial vehicles may be hired out, and for self-drive with black plates. */
export const plateClasses = ['selfDrive', 'commercial', 'private'] as const;
export type PlateClass = (typeof plateClasses)[number];

/** How the law counts a vehicle; `other` has a rate of its own, which the company sets. */
export type GstVehicleKind = 'car' | 'motorcycle' | 'commercial' | 'other';

/** The criteria of the law. Null where they are not known. */
export interface GstCriteria {
  readonly kind: GstVehicleKind;
  readonly fuelType: FuelType | null;
  /** In cubic centimetres. */
  readonly engineCapacity: number | null;
  /** In millimetres. */
  readonly vehicleLength: number | null;
  /** With the driver. */
  readonly passengers: number;
}

export type GstRate = 500 | 1800 | 4000;

const isDiesel = (fuel: FuelType) => fuel === 'diesel' || fuel === 'dieselHybrid';

/** Small cars pay less: short and with a small engine. */
function getCarRate({ fuelType, engineCapacity, vehicleLength }: GstCriteria): GstRate | null {
  const most = fuelType !== null && isDiesel(fuelType) ? 1500 : 1200;
  if (vehicleLength !== null && vehicleLength > 4000) return 4000;
  if (engineCapacity !== null && engineCapacity > most) return 4000;
  return engineCapacity === null || vehicleLength === null ? null : 1800;
}

/**
 * The GST rate of hiring out a vehicle, in hundredths of a percent: that of its sale (entry 17 (viia) of
 * Notification 11/2017, schedules of Notification 9/2025, both Central Tax (Rate), from 22 September 2025). 5 %
 * electric; 18 % cars up to 1200 cc (diesel 1500 cc) and 4000 mm, motorcycles up to 350 cc, goods vehicles,
 * three-wheelers, and vehicles for ten or more persons; 40 % all others. Null where a criterion that decides is
 * missing.
 */
export function getGstRate(vehicle: GstCriteria): GstRate | null {
  const { kind, fuelType, engineCapacity, passengers } = vehicle;
  if (kind === 'other' || fuelType === null) return null;
  if (fuelType === 'electric') return 500;
  if (kind === 'commercial' || passengers >= 10) return 1800;
  if (kind === 'car') return getCarRate(vehicle);
  if (engineCapacity === null) return null;
  return engineCapacity <= 350 ? 1800 : 4000;
}
