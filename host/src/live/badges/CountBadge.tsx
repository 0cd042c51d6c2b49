import styled from 'styled-components';
import { shownCount } from './shown-count';

const Pill = styled.span`
  margin-inline-start: auto;
  min-inline-size: 22px;
  padding-inline: 6px;
  border-radius: var(--radius-full);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: var(--text-1);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 22px;
  text-align: center;
  @media (forced-colors: active) {
    border: 1px solid;
    line-height: 20px;
  }
`;

/** A count next to a word. The parent element gives both a common name. */
export const CountBadge = ({ count }: { count: number }) => <Pill aria-hidden>{shownCount(count)}</Pill>;
