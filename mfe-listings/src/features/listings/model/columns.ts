import { defineColumns } from '@portal/shared/list';

/** The columns of the table of listings. Cards show the facts of the same columns. */
export const listingColumns = defineColumns('listings', [
  { id: 'select', width: '2.75rem', isFixed: true },
  { id: 'vehicle', width: 'auto', isFixed: true },
  { id: 'kind', width: '9.5%' },
  { id: 'rates', width: '13%' },
  { id: 'progress', width: '15.5%' },
  { id: 'figures', width: '7rem' },
  { id: 'updated', width: '6.25rem' },
  { id: 'visible', width: '5.5rem' },
  { id: 'actions', width: '3.75rem', isFixed: true },
]);
export type ListingColumn = (typeof listingColumns)['columns'][number]['id'];
