import styled from 'styled-components';
import { getOffset, type Scale } from '../../model/scale';

const Line = styled.div`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  border-inline-start: 2px solid var(--color-accent);
  pointer-events: none;
`;

/** The line at the current time. */
export const NowLine = ({ now, scale }: { now: number; scale: Scale }) => (
  <Line data-now aria-hidden style={{ insetInlineStart: getOffset(now, scale) - 1 }} />
);
