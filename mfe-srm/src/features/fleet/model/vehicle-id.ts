import type { FleetVehicle } from '@portal/shared/contract';

/** By which a vehicle is selected. */
export const getVehicleId = ({ vehicleId }: FleetVehicle): string => vehicleId;
