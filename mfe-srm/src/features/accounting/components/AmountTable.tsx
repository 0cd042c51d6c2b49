import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import styled from 'styled-components';
import { useAccountingText } from '../../../messages/useAccountingText';

/** Scrolls where a row is wider than the page. */
const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
`;

const Sheet = styled.table`
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
      <Sheet aria-label={label}>
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
            <Cells key={key} name={name ?? ''} amounts={amounts} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Cells name={total[0] ?? ''} amounts={total.slice(1)} />
          </tfoot>
        )}
      </Sheet>
    </Scroll>
  );
}

const Cells = ({ name, amounts }: { name: string; amounts: readonly string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {amounts.map((amount, at) => (
      <td key={at}>
        <bdi>{amount}</bdi>
      </td>
    ))}
  </tr>
);
