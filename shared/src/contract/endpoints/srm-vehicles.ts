import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer, nothing } from '../entities/answers';
import {
  fleetImportReport,
  fleetPrefill,
  fleetSorts,
  fleetVehicle,
  fleetVehicleForm,
  fleetVehiclePage,
  fleetVehicleSaved,
  upcomingBookingDates,
  updateFleetVehicleBody,
} from '../entities/fleet';
import { fleetFields } from '../entities/fleet-fields';
import { importUpdatesBody } from '../entities/listing-changes';
import { maintenanceBody, maintenanceEntry } from '../entities/maintenance';
import { uuid } from '../entities/primitives';
import { getCapabilities } from '../entities/record-fields';
import { fleetDues } from '../entities/trip-figure';
import { queryBoolean, search, srmListQuery, sortOrder } from '../entities/query';
import { bookingCreated, bookingVehicleBody } from '../entities/trip-steps';
import { VEHICLE_UPDATE_TIMEOUT } from '../limits';

/** Which vehicles a list or a file has, and in which order. */
const fleetFilter = {
  search,
  sortOrder,
  sortBy: v.optional(v.picklist(fleetSorts)),
  due: v.optional(v.picklist(fleetDues)),
};

const vehicleQuery = v.object({ vehicleId: uuid });

const added = getCapabilities(fleetFields);

export const srmVehicleEndpoints = {
  get: endpoint({
    id: 'srmVehicles.get',
    method: 'GET',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'One vehicle of the fleet',
    query: vehicleQuery,
    result: fleetVehicle,
    failure: 'Failed to fetch the vehicle',
    built: true,
  }),
  create: endpoint({
    id: 'srmVehicles.create',
    method: 'POST',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'Add a vehicle to the fleet',
    body: fleetVehicleForm,
    result: fleetVehicleSaved,
    adds: added,
    failure: 'Failed to get vehicle addition response',
    status: 201,
    built: true,
  }),
  update: endpoint({
    id: 'srmVehicles.update',
    method: 'PUT',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'Change a vehicle of the fleet',
    body: updateFleetVehicleBody,
    result: v.nullish(fleetVehicleSaved),
    adds: { ...added, version: 'versions' },
    failure: 'Failed to get vehicle update response',
    timeout: VEHICLE_UPDATE_TIMEOUT,
    built: true,
  }),
  list: endpoint({
    id: 'srmVehicles.list',
    method: 'GET',
    path: '/srm-vehicle/list',
    access: 'agent',
    summary: 'The own fleet',
    query: v.object({
      ...srmListQuery,
      ...fleetFilter,
      isFileUrlNeeded: v.optional(queryBoolean),
    }),
    result: fleetVehiclePage,
    adds: { sortBy: 'fleet-sorting', due: 'fleet-filters' },
    failure: 'Failed to get vehicle list',
    built: true,
  }),
  attach: endpoint({
    id: 'srmVehicles.attach',
    method: 'POST',
    path: '/srm-bookings/vehicle/v2',
    access: 'agent',
    summary: 'Start a trip by choosing its vehicle',
    body: bookingVehicleBody,
    result: bookingCreated,
    adds: {
      bookingId: 'vehicle-change',
      enquiryId: 'enquiry-conversion',
      bookingStartDate: 'trip-dates',
      bookingEndDate: 'trip-dates',
    },
    failure: 'Failed to update vehicle',
    status: 201,
    built: true,
  }),
  upcomingBookingDates: endpoint({
    id: 'srmVehicles.upcomingBookingDates',
    method: 'GET',
    path: '/srm-bookings/vehicle/upcoming-booking-dates',
    access: 'agent',
    summary: 'Periods in which a vehicle is taken',
    query: v.object({
      vehicleId: uuid,
      /** This trip's own time does not count as taken. */
      bookingId: v.optional(uuid),
    }),
    result: upcomingBookingDates,
    failure: 'Failed to fetch the dates of the vehicle',
    built: true,
  }),
  downloadExcel: endpoint({
    id: 'srmVehicles.downloadExcel',
    method: 'GET',
    path: '/srm-vehicle/download/excel/vehicle/list',
    access: 'agent',
    summary: 'The fleet as an Excel file',
    query: v.object(fleetFilter),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: true,
  }),
  /**
   * The calls below go beyond the supplier platform's own: the pages work without them where it answers 404
   * or 501.
   */
  remove: endpoint({
    id: 'srmVehicles.remove',
    capability: 'fleet-care',
    method: 'DELETE',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'Take a vehicle out of the fleet; its history stays',
    query: vehicleQuery,
    result: nothing,
    failure: 'Failed to delete the vehicle',
    built: true,
  }),
  maintenance: endpoint({
    id: 'srmVehicles.maintenance',
    capability: 'fleet-care',
    method: 'GET',
    path: '/srm-vehicle/maintenance',
    access: 'agent',
    summary: 'Maintenance and blocked times of a vehicle, the newest first',
    query: vehicleQuery,
    result: v.object({ list: v.array(maintenanceEntry) }),
    failure: 'Failed to fetch the vehicle',
    built: true,
  }),
  addMaintenance: endpoint({
    id: 'srmVehicles.addMaintenance',
    capability: 'fleet-care',
    method: 'POST',
    path: '/srm-vehicle/maintenance',
    access: 'agent',
    summary: 'Keep a vehicle from being rented for a time',
    body: maintenanceBody,
    result: maintenanceEntry,
    failure: 'Failed to update vehicle',
    status: 201,
    built: true,
  }),
  removeMaintenance: endpoint({
    id: 'srmVehicles.removeMaintenance',
    capability: 'fleet-care',
    method: 'DELETE',
    path: '/srm-vehicle/maintenance',
    access: 'agent',
    summary: 'Take back an entry of the maintenance log',
    query: v.object({ maintenanceId: uuid }),
    result: nothing,
    failure: 'Failed to update vehicle',
    built: true,
  }),
  importRows: endpoint({
    id: 'srmVehicles.importRows',
    capability: 'imports',
    method: 'POST',
    path: '/srm-vehicle/import',
    access: 'agent',
    summary: 'Add or change vehicles from the rows of a file, and say for each what became of it',
    body: importUpdatesBody,
    adds: { updates: 'import-updates' },
    result: fleetImportReport,
    failure: 'Failed to import the vehicles',
    built: true,
  }),
  fromListing: endpoint({
    id: 'srmVehicles.fromListing',
    capability: 'fleet-care',
    method: 'POST',
    path: '/srm-vehicle/from-listing',
    access: 'agent',
    summary: 'What a listing knows already of a vehicle to be added to the fleet; nothing is stored',
    body: vehicleQuery,
    result: fleetPrefill,
    failure: 'Failed to fetch the vehicle',
    repeatable: true,
    built: true,
  }),
} as const;
