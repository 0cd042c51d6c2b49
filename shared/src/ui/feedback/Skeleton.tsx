import styled, { keyframes } from 'styled-components';
import { space, type Space } from '../layout/space';

const breathe = keyframes`50% { opacity: 0.5; }`;

const Line = styled.span<{ $height: Space; $width: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $height }) => space($height)};
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** The shape of what is coming. Decoration: the region it stands in carries `aria-busy`. */
export function Skeleton({ height = 4, width = '100%' }: { height?: Space; width?: string }) {
  return <Line $height={height} $width={width} aria-hidden />;
}
