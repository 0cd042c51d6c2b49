import { defineColumns } from '@portal/shared/list';

/** The columns of tolls and fines. */
export const chargeColumns = defineColumns('charges', [
  { id: 'select', width: '28px', isFixed: true },
  { id: 'vehicle', width: 'minmax(9rem, 1fr)', isFixed: true },
  { id: 'when', width: 'minmax(9rem, 1fr)' },
  { id: 'amount', width: 'minmax(6rem, 0.6fr)' },
  { id: 'trip', width: 'minmax(10rem, 1.2fr)' },
  { id: 'state', width: 'minmax(8rem, 0.8fr)' },
]);
export type ChargeColumn = (typeof chargeColumns)['columns'][number]['id'];
