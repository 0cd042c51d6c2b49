import { paths } from '../../paths';

/** What of a vehicle its page shows. */
export const parts = ['details', 'damages', 'maintenance', 'trips'] as const;
export type Part = (typeof parts)[number];

export const editPath = (vehicleId: string, part: Part = 'details'): string =>
  `${paths.editVehicle.replace(':vehicleId', vehicleId)}${part === 'details' ? '' : `?part=${part}`}`;
