import { defineColumns } from '@portal/shared/list';

/** The columns of the customers. */
export const customerColumns = defineColumns('customers', [
  { id: 'select', width: '28px', isFixed: true },
  { id: 'customer', width: 'minmax(10rem, 1.2fr)', isFixed: true },
  { id: 'contact', width: 'minmax(10rem, 1.2fr)' },
  { id: 'documents', width: 'minmax(10rem, 1.1fr)' },
  { id: 'state', width: 'minmax(8rem, 0.9fr)' },
]);
export type CustomerColumn = (typeof customerColumns)['columns'][number]['id'];
