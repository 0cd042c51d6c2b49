import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  fleetVehicle,
  fleetVehicleForm,
  fleetVehiclePage,
  fleetVehicleSaved,
  upcomingBookingDates,
  updateFleetVehicleBody,
} from '../entities/fleet';
import { uuid } from '../entities/primitives';
import { queryBoolean, srmListQuery } from '../entities/query';
import { bookingCreated, bookingVehicleBody } from '../entities/trip';
import { VEHICLE_UPDATE_TIMEOUT } from '../limits';

const ofVehicle = v.object({ vehicleId: uuid });

export const srmVehicleEndpoints = {
  get: endpoint({
    id: 'srmVehicles.get',
    method: 'GET',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'One vehicle of the fleet',
    query: ofVehicle,
    result: fleetVehicle,
    failure: 'Failed to fetch the vehicle',
    built: false,
  }),
  create: endpoint({
    id: 'srmVehicles.create',
    method: 'POST',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'Add a vehicle to the fleet',
    body: fleetVehicleForm,
    result: fleetVehicleSaved,
    failure: 'Failed to get vehicle addition response',
    status: 201,
    built: false,
  }),
  update: endpoint({
    id: 'srmVehicles.update',
    method: 'PUT',
    path: '/srm-vehicle',
    access: 'agent',
    summary: 'Change a vehicle of the fleet',
    body: updateFleetVehicleBody,
    result: v.nullish(fleetVehicleSaved),
    failure: 'Failed to get vehicle update response',
    timeout: VEHICLE_UPDATE_TIMEOUT,
    built: false,
  }),
  list: endpoint({
    id: 'srmVehicles.list',
    method: 'GET',
    path: '/srm-vehicle/list',
    access: 'agent',
    summary: 'The own fleet',
    query: v.object({ ...srmListQuery, isFileUrlNeeded: v.optional(queryBoolean) }),
    result: fleetVehiclePage,
    failure: 'Failed to get vehicle list',
    built: false,
  }),
  attach: endpoint({
    id: 'srmVehicles.attach',
    method: 'POST',
    path: '/srm-bookings/vehicle/v2',
    access: 'agent',
    summary: 'Start a trip by choosing its vehicle',
    body: bookingVehicleBody,
    result: bookingCreated,
    failure: 'Failed to update vehicle',
    status: 201,
    built: false,
  }),
  upcomingBookingDates: endpoint({
    id: 'srmVehicles.upcomingBookingDates',
    method: 'GET',
    path: '/srm-bookings/vehicle/upcoming-booking-dates',
    access: 'agent',
    summary: 'Periods in which a vehicle is taken',
    query: ofVehicle,
    result: upcomingBookingDates,
    failure: 'Failed to fetch the dates of the vehicle',
    built: false,
  }),
  downloadExcel: endpoint({
    id: 'srmVehicles.downloadExcel',
    method: 'GET',
    path: '/srm-vehicle/download/excel/vehicle/list',
    access: 'agent',
    summary: 'The fleet as an Excel file',
    result: v.unknown(),
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: false,
  }),
} as const;
