import type { CustomerRecord } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { Marks } from '../../../../entities/customer/components/Marks';
import { getCustomerName, shownPhone } from '../../../../entities/customer/model/customer';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & > div {
    display: grid;
    /* Next to the button on a phone too. */
    flex: 1 1 10rem;
    gap: var(--space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: 600;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  & > button {
    flex: 0 1 7rem;
  }
`;

interface Props {
  customer: CustomerRecord;
  isChosen: boolean;
  isRunning: boolean;
  onChoose: () => void;
}

/** One of the company's customers, with their documents. */
export function CustomerOption({ customer, isChosen, isRunning, onChoose }: Props) {
  const t = useTripFormText();
  const nameId = useId();
  return (
    <Row aria-labelledby={nameId}>
      <div>
        <strong id={nameId} dir="auto">
          {getCustomerName(customer)}
        </strong>
        <small>
          <bdi>{shownPhone(customer)}</bdi>
          {customer.email && ` \u00b7 ${customer.email}`}
        </small>
        <Marks customer={customer} />
      </div>
      <Button
        variant={isChosen ? 'secondary' : 'primary'}
        busy={isRunning}
        aria-describedby={nameId}
        onClick={onChoose}
      >
        {t(isChosen ? 'trip.customer.keep' : 'trip.customer.choose')}
      </Button>
    </Row>
  );
}
