import styled, { keyframes } from 'styled-components';
import { space, type Space } from '../layout/space';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Line = styled.span<{ $height: Space; $width: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => space($height)};
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  /* What is there within a moment does not begin to breathe: every frame of it would be taken from the page that comes. */
  animation: ${breathe} 1.6s ease-in-out 800ms infinite;
`;

/** The shape of what is coming. Decoration: the region it stands in carries `aria-busy`. */
export function Skeleton({ height = 4, width = '100%' }: { height?: Space; width?: string }) {
  return <Line $height={height} $width={width} aria-hidden />;
}
