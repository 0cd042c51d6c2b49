import { useCountry, useServerClock } from '@portal/shared/portal';
import { memo, useId, type RefCallback } from 'react';
import { useText } from '../../../../messages/useText';
import { Expiry } from '../../../../entities/enquiry/components/table/ExpiryCell';
import {
  NextActions,
  type NextActionsProps,
} from '../../../../entities/enquiry/components/table/NextActions';
import { CustomerCell } from './CustomerCell';
import { BookingCell, DateCell } from './PlainCells';
import { RowBox } from './row-style';
import { StatusCell } from './StatusCell';
import { VehicleCell } from './VehicleCell';

export interface EnquiryRowProps extends Omit<NextActionsProps, 'nameId' | 'tabIndex' | 'withFollowUp'> {
  /** Counted from 1, including the header and earlier pages. */
  rowIndex: number;
  isActive: boolean;
  isFresh: boolean;
  onOpen: (id: string) => void;
  /** For virtual rows: the index and position, or the function that measures and places the row. */
  index?: number;
  placed?: RefCallback<HTMLDivElement>;
  /** In pixels from the first row. */
  top?: number;
}

export const getRowId = (enquiryId: string | number | bigint): string => `enquiry-${enquiryId}`;

/** The row may show another enquiry at any moment, so state of one enquiry is keyed by it. */
export const EnquiryRow = memo(function EnquiryRow(props: EnquiryRowProps) {
  const { row, rowIndex, isActive, isFresh, isBusy, onOpen, index, placed, top, ...actions } = props;
  const t = useText();
  const country = useCountry();
  const clock = useServerClock();
  const nameId = useId();
  // Distinguishes two enquiries for one vehicle.
  const numberId = useId();
  const tabIndex = isActive ? 0 : -1;
  const context = { row, t, country };
  return (
    <RowBox
      className={`${isFresh ? 'fresh' : ''} ${placed || top !== undefined ? 'placed' : ''}`}
      role="row"
      id={getRowId(row.id)}
      aria-rowindex={rowIndex}
      aria-labelledby={`${nameId} ${numberId}`}
      aria-busy={isBusy || undefined}
      tabIndex={tabIndex}
      data-id={row.id}
      data-index={index}
      ref={placed}
      style={top === undefined ? undefined : { top }}
    >
      <div className="id" role="gridcell" id={numberId} title={row.id}>
        <bdi>{t('enquiries.row.id', { id: row.shortId })}</bdi>
      </div>
      <VehicleCell row={row} t={t} nameId={nameId} tabIndex={tabIndex} onOpen={() => onOpen(row.id)} />
      <CustomerCell {...context} tabIndex={tabIndex} />
      <BookingCell {...context} />
      <StatusCell row={row} />
      <div className="expiry" role="gridcell">
        <Expiry isNew={row.status === 'NEW'} expiresAt={row.expiresAt} />
      </div>
      <DateCell {...context} now={clock.now()} />
      <div className="actions" role="gridcell">
        <NextActions {...actions} row={row} isBusy={isBusy} nameId={nameId} tabIndex={tabIndex} />
      </div>
    </RowBox>
  );
});
