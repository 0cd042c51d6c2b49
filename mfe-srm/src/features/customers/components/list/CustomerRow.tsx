import type { CustomerRecord } from '@portal/shared/contract';
import { RowSelectBox, type RowSelection } from '@portal/shared/list';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { useNationalityName } from '../../../../entities/customer/hooks/useNationalityName';
import { getCustomerName } from '../../../../entities/customer/model/customer';
import { customerPath } from '../../../../entities/customer/paths';
import { Avatar } from '../Avatar';
import { Marks } from '../../../../entities/customer/components/Marks';
import { Contact } from './Contact';
import { Documents } from './Documents';
import { Cell, Row } from './row-style';

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  & > span:last-child {
    display: grid;
    min-inline-size: 0;
  }
`;

const Name = styled(Link)`
  color: var(--color-ink-1);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

interface Props {
  row: CustomerRecord;
  selection: RowSelection<CustomerRecord>;
}

export function CustomerRow({ row, selection }: Props) {
  const t = useCustomersText();
  const nationalityName = useNationalityName();
  const name = getCustomerName(row) || t('customers.nameless');
  const isChosen = selection.has(row.customerId);
  return (
    <Row role="row" className={isChosen ? 'chosen' : undefined}>
      <Cell role="cell" className="select">
        <RowSelectBox
          name={name}
          checked={isChosen}
          onToggle={(withShift) => selection.toggle(row.customerId, withShift)}
        />
      </Cell>
      <Cell role="rowheader" className="customer">
        <Person>
          <Avatar customer={row} />
          <span>
            <Name to={customerPath(row.customerId)}>
              <bdi>{name}</bdi>
            </Name>
            {row.nationality && <small dir="auto">{nationalityName(row.nationality)}</small>}
          </span>
        </Person>
      </Cell>
      <Cell role="cell" className="contact">
        <Contact row={row} />
      </Cell>
      <Cell role="cell" className="documents">
        <Documents row={row} />
      </Cell>
      <Cell role="cell" className="state">
        <Marks customer={row} />
      </Cell>
    </Row>
  );
}
