import { useText } from '../../../../messages/useText';
import { memo, useId, type RefCallback } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { ActionsCell, type ActionsProps } from './ActionsCell';
import { BookingCell } from './BookingCell';
import { Cell, columns, medium, wide } from './cell';
import { CustomerCell } from './CustomerCell';
import { DateCell } from './DateCell';
import { Expiry } from './ExpiryCell';
import { StatusCell } from './StatusCell';
import { VehicleCell } from './VehicleCell';

const arrive = keyframes`
  from { background: var(--color-brand-soft); }
`;

const Box = styled.div<{ $fresh: boolean; $placed: boolean }>`
  display: grid;
  gap: var(--space-3) var(--space-4);
  grid-template-columns: minmax(0, 1fr) minmax(5.5rem, auto);
  grid-template-areas:
    'status expiry' 'vehicle vehicle' 'customer customer'
    'booking id' 'date date' 'actions actions';
  align-items: center;
  inline-size: 100%;
  padding: var(--space-4);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
  scroll-margin-block: 3.5rem;
  cursor: default;
  ${({ $placed }) => $placed && 'position: absolute; inset-block-start: 0; inset-inline-start: 0;'}
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-1);
  }
  ${({ $fresh }) =>
    $fresh &&
    css`
      animation: ${arrive} 2.4s ease-out;
    `}

  ${medium} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(6rem, auto);
    grid-template-areas: 'vehicle customer id' 'booking date expiry' 'status actions actions';
  }
  ${wide} {
    ${columns}
    grid-template-areas: none;
    min-block-size: 5.25rem;
    padding-block: 10px;
    &:hover {
      background: color-mix(in srgb, var(--color-surface-2) 55%, var(--color-surface));
    }
  }
`;

const Id = styled(Cell)`
  color: var(--color-ink-3);
  font-family: var(--font-mono);
  font-size: var(--text-1);
  text-align: end;
  ${wide} {
    text-align: start;
    align-self: center;
  }
`;

export interface EnquiryRowProps extends Omit<ActionsProps, 'nameId' | 'tabIndex'> {
  /** Counted from 1, with the header and the pages before. */
  rowIndex: number;
  isActive: boolean;
  isFresh: boolean;
  onOpen: (id: string) => void;
  /** Where the rows are taken out of the flow: which one it is, and who measures it and puts it in its place. */
  index?: number;
  placed?: RefCallback<HTMLDivElement>;
}

export const EnquiryRow = memo(function EnquiryRow(props: EnquiryRowProps) {
  const { row, rowIndex, isActive, isFresh, isBusy, onOpen, index, placed, ...actions } = props;
  const t = useText();
  const nameId = useId();
  // Two enquiries for one vehicle are told apart by this.
  const numberId = useId();
  const tabIndex = isActive ? 0 : -1;
  return (
    <Box
      $fresh={isFresh}
      $placed={placed !== undefined}
      role="row"
      aria-rowindex={rowIndex}
      aria-labelledby={`${nameId} ${numberId}`}
      aria-busy={isBusy || undefined}
      tabIndex={tabIndex}
      data-id={row.id}
      data-index={index}
      ref={placed}
    >
      <Id $name="id" role="gridcell" id={numberId} title={row.id}>
        <bdi>{t('enquiries.row.id', { id: row.shortId })}</bdi>
      </Id>
      <VehicleCell row={row} nameId={nameId} tabIndex={tabIndex} onOpen={() => onOpen(row.id)} />
      <CustomerCell row={row} />
      <BookingCell row={row} />
      <StatusCell row={row} />
      <Cell $name="expiry" role="gridcell">
        <Expiry isNew={row.status === 'NEW'} expiresAt={row.expiresAt} />
      </Cell>
      <DateCell row={row} />
      <ActionsCell {...actions} row={row} isBusy={isBusy} nameId={nameId} tabIndex={tabIndex} />
    </Box>
  );
});
