import { fromListWidth } from '@portal/shared/list';
import { css } from 'styled-components';

/**
 * The width of the page, not of the window, decides between table and cards: the sidebar may be open or not.
 */
export const wide = fromListWidth('61.5rem');
/** A table next to the sidebar on a small laptop. */
export const tight = '@container list (min-width: 61.5rem) and (max-width: 69.99rem)';
export const medium = '@container list (min-width: 36rem) and (max-width: 61.49rem)';

/** The columns of the table, in the order of the specification. Each is a class of its cells. */
export const cellNames = [
  'id',
  'vehicle',
  'customer',
  'booking',
  'status',
  'expiry',
  'date',
  'actions',
] as const;
export type CellName = (typeof cellNames)[number];

/** Header and rows are separate grids with the same columns, so that rows can be virtual. */
export const columns = css`
  display: grid;
  grid-template-columns:
    3.2rem minmax(10.5rem, 1.5fr) minmax(9.5rem, 1.2fr) minmax(8.9rem, 0.7fr)
    6.3rem 5rem 5.5rem 7rem;
  column-gap: 10px;
  padding-inline: var(--space-4);
  ${tight} {
    grid-template-columns:
      3.1rem minmax(9.5rem, 1.5fr) minmax(9rem, 1.25fr) minmax(8.5rem, 0.8fr)
      6.1rem 5.1rem 5.4rem 6.6rem;
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
