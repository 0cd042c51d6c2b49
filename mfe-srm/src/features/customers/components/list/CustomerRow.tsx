import type { CustomerRecord } from '@portal/shared/contract';
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

export function CustomerRow({ row }: { row: CustomerRecord }) {
  const t = useCustomersText();
  const nationalityName = useNationalityName();
  return (
    <Row role="row">
      <Cell role="rowheader">
        <Person>
          <Avatar customer={row} />
          <span>
            <Name to={customerPath(row.customerId)}>
              <bdi>{getCustomerName(row) || t('customers.nameless')}</bdi>
            </Name>
            {row.nationality && <small dir="auto">{nationalityName(row.nationality)}</small>}
          </span>
        </Person>
      </Cell>
      <Cell role="cell">
        <Contact row={row} />
      </Cell>
      <Cell role="cell">
        <Documents row={row} />
      </Cell>
      <Cell role="cell">
        <Marks customer={row} />
      </Cell>
    </Row>
  );
}
