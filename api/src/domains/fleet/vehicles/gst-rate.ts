import { getGstRate, type GstRate, type GstVehicleKind } from '@portal/shared/contract';

import type { FleetVehicleRow } from './store';

/** What the law counts each category as; a category that is not here has the company's own rate. */
const kinds: Readonly<Record<string, GstVehicleKind>> = {
  Cars: 'car',
  'Luxury cars': 'car',
  'Vans and minibuses': 'car',
  Motorcycles: 'motorcycle',
  Buses: 'commercial',
  Trucks: 'commercial',
  'Auto-rickshaws': 'commercial',
};

type Row = Pick<
  FleetVehicleRow,
  'categoryName' | 'fuelType' | 'engineCapacity' | 'vehicleLength' | 'passengers'
>;

/** The rate of a vehicle's hire in India, in hundredths of a percent; null where its fields do not tell. */
export const getFleetGstRate = ({ categoryName, ...vehicle }: Row): GstRate | null =>
  getGstRate({ ...vehicle, kind: kinds[categoryName] ?? 'other' });
