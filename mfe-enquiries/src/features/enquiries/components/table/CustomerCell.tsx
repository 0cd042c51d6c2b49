import styled from 'styled-components';
import { useText } from '../../../../messages/useText';
import { avatarLetters, emailText, phoneText } from '../../model/customer';
import type { Row } from '../../model/row';
import { Cell, Line } from './cell';

const Box = styled(Cell)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 10px;
`;

const Avatar = styled.span`
  display: grid;
  place-items: center;
  inline-size: 30px;
  block-size: 30px;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-size: var(--text-1);
  font-weight: 700;
`;

export function CustomerCell({ row }: { row: Row }) {
  const t = useText();
  const { enquiry } = row;
  const email = emailText(enquiry, t);
  return (
    <Box $name="customer" role="gridcell">
      <Avatar aria-hidden>{avatarLetters(enquiry)}</Avatar>
      <div>
        <Line $strong dir="auto" title={row.customer}>
          {row.customer}
        </Line>
        <Line $quiet dir="ltr">
          {phoneText(enquiry, t)}
        </Line>
        <Line $quiet dir="ltr" title={email}>
          {email}
        </Line>
      </div>
    </Box>
  );
}
