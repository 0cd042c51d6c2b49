import type { CountryCode } from '@portal/shared/contract';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { fleetOfIndia } from './fleet-in';
import { publishedInUae } from './fleet-ae';
import { unpublishedInUae } from './fleet-ae-unpublished';

export const demoFleet: Readonly<Record<CountryCode, readonly DemoVehicle[]>> = {
  ae: [...publishedInUae, ...unpublishedInUae],
  in: fleetOfIndia,
};
