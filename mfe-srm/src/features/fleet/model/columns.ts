import { defineColumns } from '@portal/shared/list';

/** The columns of the fleet. */
export const fleetColumns = defineColumns('fleet', [
  { id: 'select', width: 'auto', isFixed: true },
  { id: 'photo', width: 'auto' },
  { id: 'name', width: 'minmax(8rem, 1.1fr)', isFixed: true },
  { id: 'body', width: 'minmax(6rem, 0.8fr)' },
  { id: 'km', width: 'minmax(9rem, 1fr)' },
  { id: 'alerts', width: 'minmax(11rem, 1.5fr)' },
  { id: 'rates', width: 'minmax(9rem, 1.2fr)' },
  { id: 'actions', width: 'auto', isFixed: true },
]);
export type FleetColumn = (typeof fleetColumns)['columns'][number]['id'];
