import { srmVehicleEndpoints } from '@portal/shared/contract';
import { useListPage } from '@portal/shared/list';
import { toListQuery, type View } from '../model/view-state';

/** A page of the fleet. */
export const useFleet = (view: View) => useListPage(srmVehicleEndpoints.list, { query: toListQuery(view) });
