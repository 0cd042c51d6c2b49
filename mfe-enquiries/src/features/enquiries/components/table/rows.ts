import type { Staged } from '../../../../entities/enquiry/hooks/useEnquiryActions';
import type { Row } from '../../../../entities/enquiry/model/row';
import type { EnquiryRowProps } from './EnquiryRow';

/** The input of the rows, whether all are in the page or only the visible ones. */
export interface RowsProps extends Pick<EnquiryRowProps, 'commands' | 'onOpen'> {
  readonly rows: readonly Row[];
  /** The number of rows on earlier pages. */
  readonly before: number;
  readonly activeIndex: number;
  readonly isCompact: boolean;
  readonly staged: Staged;
  readonly busy: ReadonlyMap<string, unknown>;
  readonly fresh: ReadonlySet<string>;
}

/** Counted from 1; the header is a row too. */
const FIRST_ROW = 2;

export const toRowProps = (
  { rows, before, activeIndex, staged, busy, fresh, commands, onOpen }: RowsProps,
  index: number,
): EnquiryRowProps | null => {
  const row = rows[index];
  if (!row) return null;
  return {
    row,
    rowIndex: before + index + FIRST_ROW,
    isActive: index === activeIndex,
    isFresh: fresh.has(row.id),
    isBusy: busy.has(row.id),
    staged: staged[row.id],
    commands,
    onOpen,
  };
};
