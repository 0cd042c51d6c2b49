import styled, { keyframes } from 'styled-components';
import { space, type Space } from '../layout/space';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Line = styled.span<{ $height: Space; $width: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => space($height)};
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  /* Content that loads within a moment starts no animation: every frame of it would delay the page. */
  animation: ${breathe} 1.6s ease-in-out 800ms infinite;
`;

/** The shape of content that is loading. It is decoration: the region around it carries `aria-busy`. */
export function Skeleton({ height = 4, width = '100%' }: { height?: Space; width?: string }) {
  return <Line $height={height} $width={width} aria-hidden />;
}
