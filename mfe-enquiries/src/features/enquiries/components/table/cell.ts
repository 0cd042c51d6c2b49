import { defineColumns, fromListWidth, writeTracks } from '@portal/shared/list';
import { css } from 'styled-components';

/**
 * The width of the page, not of the window, decides between table and cards: the sidebar may be open or not.
 */
export const wide = fromListWidth('61.5rem');
/** A table next to the sidebar on a small laptop. */
export const tight = '@container list (min-width: 61.5rem) and (max-width: 69.99rem)';
export const cards = '@container list (max-width: 61.49rem)';
export const medium = '@container list (min-width: 36rem) and (max-width: 61.49rem)';

/** The columns of the table, in the order of the specification. */
export const enquiryColumns = defineColumns('enquiries', [
  { id: 'id', width: '3.2rem', narrow: '3.1rem' },
  { id: 'vehicle', width: 'minmax(10.5rem, 1.5fr)', narrow: 'minmax(9.5rem, 1.5fr)', isFixed: true },
  { id: 'customer', width: 'minmax(9.5rem, 1.2fr)', narrow: 'minmax(9rem, 1.25fr)' },
  { id: 'booking', width: 'minmax(8.9rem, 0.7fr)', narrow: 'minmax(8.5rem, 0.8fr)' },
  { id: 'status', width: '6.3rem', narrow: '6.1rem' },
  { id: 'expiry', width: '5rem', narrow: '5.1rem' },
  { id: 'date', width: '5.5rem', narrow: '5.4rem' },
  { id: 'actions', width: '7rem', narrow: '6.6rem', isFixed: true },
]);
export type EnquiryColumn = (typeof enquiryColumns)['columns'][number]['id'];

/** Header and rows are separate grids with the same columns, so that rows can be virtual. */
export const columns = css`
  display: grid;
  grid-template-columns: var(--list-columns, ${writeTracks(enquiryColumns.columns)});
  column-gap: 10px;
  padding-inline: var(--space-4);
  ${tight} {
    grid-template-columns: var(--list-narrow-columns, ${writeTracks(enquiryColumns.columns, true)});
    column-gap: 10px;
    padding-inline: var(--space-3);
  }
  ${fromListWidth('80rem')} {
    column-gap: var(--space-6);
  }
`;

/** Text in another script is cut at its own end but keeps the alignment of the column. */
export const columnAlignment = css`
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;
