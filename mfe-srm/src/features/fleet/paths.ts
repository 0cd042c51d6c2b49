import { paths } from '../../model/paths';

/** The parts of a vehicle's page. */
export const parts = ['details', 'damages', 'maintenance', 'trips', 'tracker'] as const;
export type Part = (typeof parts)[number];

export const editPath = (vehicleId: string, part: Part = 'details'): string =>
  `${paths.editVehicle.replace(':vehicleId', vehicleId)}${part === 'details' ? '' : `?part=${part}`}`;
