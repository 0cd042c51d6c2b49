import { defineColumns } from '@portal/shared/list';

/** The columns of a list of trips. */
export const tripColumns = defineColumns('trips', [
  { id: 'select', width: 'auto', isFixed: true },
  { id: 'name', width: 'minmax(9rem, 1.3fr)', isFixed: true },
  { id: 'vehicle', width: 'minmax(7rem, 1fr)' },
  { id: 'period', width: 'minmax(11rem, 1.1fr)' },
  { id: 'mark', width: '9rem' },
  { id: 'sum', width: 'minmax(7rem, 0.8fr)' },
  { id: 'actions', width: 'auto', isFixed: true },
]);
export type TripColumn = (typeof tripColumns)['columns'][number]['id'];
