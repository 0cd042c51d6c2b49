import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { belowTablet } from '@portal/shared/ui/media';
import styled, { css } from 'styled-components';
import { useAccountingText } from '../../../messages/useAccountingText';

/** Scrolls where a row is wider than the page. */
const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
`;

/** On a phone each row is a block: its name, then a line for each amount with the name of its column. */
const stacked = css`
  @media ${belowTablet} {
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & :is(caption, tbody, tfoot, tr) {
      display: block;
    }
    & tr {
      padding-block: var(--space-2);
    }
    & tr > :is(th, td) {
      display: flex;
      justify-content: space-between;
      gap: var(--space-3);
      padding-block: var(--space-1);
    }
    & :is(tbody, tfoot) > tr:nth-child(n) > * {
      border: 0;
    }
    & tr > th {
      font-weight: 600;
    }
    & td::before {
      content: attr(data-column);
      color: var(--color-ink-3);
      font-weight: 400;
    }
    & tr + tr,
    & tbody > tr:first-child,
    & tfoot > tr {
      border-block-start: 1px solid var(--color-line);
    }
  }
`;

/** More columns than these do not fit side by side on a phone. */
const COLUMNS_ON_PHONE = 3;

const Sheet = styled.table<{ $stacks: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    text-align: end;
    white-space: nowrap;
    font-weight: inherit;
  }
  & :is(th, td):first-child {
    text-align: start;
    white-space: normal;
  }
  & caption {
    padding: var(--space-1) var(--space-3);
    color: var(--color-ink-3);
    font-size: var(--text-1);
    text-align: start;
  }
  & thead th {
    background: var(--color-surface-2);
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  & tr:not(:first-child) > *,
  & tfoot > tr > * {
    border-block-start: 1px solid var(--color-line);
  }
  & tbody > tr:first-child > * {
    border-block-start: 1px solid var(--color-line);
  }
  & tfoot {
    font-weight: 650;
  }
  @media (max-width: 30rem) {
    font-size: var(--text-2);
    & :is(th, td) {
      padding-inline: var(--space-2);
    }
  }
  ${({ $stacks }) => $stacks && stacked}
`;

interface Row {
  readonly key: string;
  /** The name of the row, then a text for each further column. */
  readonly cells: readonly string[];
}

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  total?: readonly string[];
}

/** Amounts by name, with their sum. */
export function AmountTable({ label, columns, rows, total }: Props) {
  const t = useAccountingText();
  const { currency } = useCountry();
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Sheet aria-label={label} $stacks={columns.length > COLUMNS_ON_PHONE}>
        <caption>{t('accounting.inCurrency', { currency: formatCurrency(currency) })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...amounts] }) => (
            <Cells key={key} name={name ?? ''} amounts={amounts} columns={columns.slice(1)} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Cells name={total[0] ?? ''} amounts={total.slice(1)} columns={columns.slice(1)} />
          </tfoot>
        )}
      </Sheet>
    </Scroll>
  );
}

interface CellsProps {
  name: string;
  amounts: readonly string[];
  /** The names of the amounts' columns. */
  columns: readonly string[];
}

const Cells = ({ name, amounts, columns }: CellsProps) => (
  <tr>
    <th scope="row">{name}</th>
    {amounts.map((amount, at) => (
      <td key={at} data-column={columns[at]}>
        <bdi>{amount}</bdi>
      </td>
    ))}
  </tr>
);
