import styled from 'styled-components';
import { medium, wide } from './cell';
import { NextActions, type NextActionsProps } from './NextActions';

const Box = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  align-content: center;
  & > button {
    inline-size: 100%;
  }
  ${medium} {
    justify-content: end;
    grid-auto-columns: minmax(7rem, auto);
  }
  ${wide} {
    grid-auto-flow: row;
    gap: 6px;
  }
`;

export const ActionsCell = (props: NextActionsProps) => (
  <Box className="actions" role="gridcell">
    <NextActions {...props} />
  </Box>
);
