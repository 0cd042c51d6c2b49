import type { Sort } from '@portal/shared/address';
import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Button = styled.button<{ $active: boolean; $up: boolean; $end: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  margin-inline: -4px;
  padding-inline: 4px;
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: ${({ $active }) => ($active ? 'var(--color-ink-1)' : 'inherit')};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    color: var(--color-ink-1);
    background: var(--color-surface-3);
  }
  & > svg {
    opacity: ${({ $active }) => ($active ? 1 : 0)};
    transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
`;

interface Props<Column extends string> {
  by: Column;
  /** The order of the list. */
  sort: Sort<Column>;
  /** The order that a first press gives. */
  descendsFirst?: boolean;
  /** The column stands at the end of its cell. */
  isAtEnd?: boolean;
  onSort: (sort: Sort<Column>) => void;
  children: ReactNode;
}

/** A heading that sorts the list by its column, and the other way when pressed again. */
export function SortButton<Column extends string>(props: Props<Column>) {
  const { by, sort, descendsFirst = false, isAtEnd = false, onSort, children } = props;
  const isActive = by === sort.by;
  return (
    <Button
      type="button"
      $active={isActive}
      $end={isAtEnd}
      $up={isActive ? !sort.descending : !descendsFirst}
      onClick={() => onSort({ by, descending: isActive ? !sort.descending : descendsFirst })}
    >
      {children}
      <Icon name="chevron-down" size={12} />
    </Button>
  );
}

/** The `aria-sort` of a heading: none of a column that cannot be sorted. */
export function getAriaSort<Column extends string>(
  by: Column | undefined,
  sort: Sort<Column>,
): 'ascending' | 'descending' | 'none' | undefined {
  if (by === undefined) return undefined;
  if (by !== sort.by) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
