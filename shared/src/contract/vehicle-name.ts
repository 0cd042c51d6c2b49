import { bodyTypes } from './entities/body-type';

export interface NamedVehicle {
  readonly vehicleBrand?: string | null | undefined;
  readonly vehicleModel?: string | null | undefined;
  readonly modelYear?: string | number | null | undefined;
  readonly bodyType?: string | null | undefined;
  readonly vehicleCategory?: string | null | undefined;
}

const keep = (name: string) => name;

/**
 * The name of a vehicle: "Toyota Corolla 2023", or "Toyota Sedan" while its model is unknown. `translate`
 * gives the reader's word for a body type or category.
 */
export function nameVehicle(vehicle: NamedVehicle, translate: (name: string) => string = keep): string {
  const { vehicleBrand, vehicleModel, modelYear, bodyType, vehicleCategory } = vehicle;
  const brand = vehicleBrand?.trim() ?? '';
  const body = bodyTypes.find(({ value }) => value === bodyType)?.label ?? bodyType ?? '';
  const kind = vehicleModel?.trim() || (body && translate(body));
  if (!brand && !kind) return vehicleCategory ? translate(vehicleCategory) : '';
  // Many people type the make into the model as well.
  const repeatsBrand = brand !== '' && kind.toLowerCase().startsWith(`${brand.toLowerCase()} `);
  return [repeatsBrand ? '' : brand, kind, modelYear ? String(modelYear) : ''].filter(Boolean).join(' ');
}

interface PlatedVehicle extends NamedVehicle {
  readonly vehicleRegistrationNumber?: string | null | undefined;
}

/** "Toyota Corolla 2023 · DXB A 12345" */
export const nameVehicleWithPlate = (
  vehicle: PlatedVehicle,
  translate: (name: string) => string = keep,
): string =>
  [nameVehicle(vehicle, translate), vehicle.vehicleRegistrationNumber?.trim()]
    .filter(Boolean)
    .join(' \u00b7 ');
