import type { CustomerRecord } from '@portal/shared/contract';
import styled from 'styled-components';
import { getCustomerPhone, shownPhone } from '../../../../entities/customer/model/customer';

const Box = styled.span`
  display: grid;
  gap: 2px;
  & > a {
    position: relative;
    z-index: 1;
    justify-self: start;
    color: inherit;
    text-decoration: none;
    align-content: center;
    /* One below the other, so the area of each reaches away from its neighbor. */
    &:first-child {
      margin-block-start: -6px;
      padding-block-start: 6px;
    }
    &:last-child {
      margin-block-end: -6px;
      padding-block-end: 6px;
    }
    &::after {
      content: none;
    }
    @media (pointer: coarse) {
      min-block-size: 40px;
    }
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

/** The ways to reach the customer, each a link of its own. */
export function Contact({ row }: { row: CustomerRecord }) {
  const phone = getCustomerPhone(row);
  return (
    <Box>
      {phone && (
        <a href={`tel:${phone}`} dir="ltr">
          {shownPhone(row)}
        </a>
      )}
      {row.email && (
        <a href={`mailto:${row.email}`} dir="ltr">
          <small>{row.email}</small>
        </a>
      )}
    </Box>
  );
}
