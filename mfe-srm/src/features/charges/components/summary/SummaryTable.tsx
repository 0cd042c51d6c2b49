import { readMinor, type ChargeGroup, type ChargeGrouping } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import styled from 'styled-components';
import { TextButton } from '../../../../components/TextButton';
import { rowsAsCards, RowsBox, RowsTable } from '@portal/shared/list';
import { useChargesText } from '../../../../messages/useChargesText';
import { formatMonth } from '../../../../model/format-month';
import { toGroupFilter } from '../../model/summary-view';
import type { View } from '../../model/view-state';

const Table = styled(RowsTable)`
  font-size: var(--text-2);
  & td,
  & thead th:not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-weight: 400;
  }
  ${rowsAsCards}
`;

const columns = ['total', 'unbilled', 'billed', 'collected', 'disputed', 'writtenOff'] as const;

interface Props {
  groupBy: ChargeGrouping;
  groups: readonly ChargeGroup[];
  label: string;
  /** Lists the charges of a group. */
  onShow: (filter: Partial<View>) => void;
}

/** Amounts and numbers of charges by state, a row for each month, vehicle or customer. */
export function SummaryTable({ groupBy, groups, label, onShow }: Props) {
  const t = useChargesText();
  const { currency } = useCountry();
  const nameGroup = ({ key, label: name }: ChargeGroup) =>
    groupBy === 'month' ? formatMonth(key) : (name ?? t('charges.summary.noCustomer'));
  const nameColumn = (column: (typeof columns)[number]) =>
    column === 'total' ? t('charges.summary.total') : t(`charges.state.${column}`);
  return (
    <RowsBox role="region" aria-label={label} tabIndex={0}>
      <Table>
        <caption hidden>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`charges.summary.${groupBy}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameColumn(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => {
            const filter = toGroupFilter(groupBy, group);
            return (
              <tr key={group.key}>
                <th scope="row">
                  {filter ? (
                    <TextButton type="button" onClick={() => onShow(filter)}>
                      <bdi>{nameGroup(group)}</bdi>
                    </TextButton>
                  ) : (
                    nameGroup(group)
                  )}
                  {group.vehicleName && <small>{group.vehicleName}</small>}
                </th>
                {columns.map((column) => (
                  <td key={column} data-label={nameColumn(column)}>
                    {group[column].count > 0 && (
                      <>
                        {formatMoney(readMinor(group[column].amount) ?? 0, currency)}
                        <small>{t('charges.summary.count', { count: group[column].count })}</small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </RowsBox>
  );
}
