/** Vehicles that are rented out, and their damages. */
export { damageRepair } from './damages/damage-repair';
export { recordDamages } from './damages/record-damages';
export { registerDamages } from './damages/routes';
export { listVehicleDamages, repairDamage } from './damages/vehicle-damages';
export { dueCondition } from './vehicles/due';
export { findVehicles } from './vehicles/find-vehicles';
export { toColumns, type FleetForm } from './vehicles/to-columns';
export { vehicleNotFound } from './vehicles/problems';
export { notifyExpiringDocuments } from './vehicles/notify-expiring-documents';
export { getFleetGstRate } from './vehicles/gst-rate';
export { registerFleet } from './vehicles/routes';
export { addVehicle } from './vehicles/service';
export {
  findFleetVehicle,
  type FleetVehicleRow,
  fleetVehiclesById,
  listFreeVehiclesFirst,
} from './vehicles/store';
export { nameFleetVehicle, readVehicleNames } from './vehicles/vehicle-name';
export { vehicleRemoval } from './vehicles/vehicle-removal';
export { updateVehicle } from './vehicles/vehicle-repository';
export { fleetViews } from './vehicles/views';
