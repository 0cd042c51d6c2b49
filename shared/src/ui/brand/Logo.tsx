import styled from 'styled-components';
import { LogoMark } from './LogoMark';
import { Wordmark, drawnBrand } from './Wordmark';

export interface LogoProps {
  brand?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Only the mark, where there is no room for the name. */
  compact?: boolean;
  /** Light strokes, for a dark background. */
  onDeep?: boolean;
}

const heights = { sm: 24, md: 28, lg: 36 } as const;

const Box = styled.span<{ $size: number; $onDeep?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $size }) => Math.round($size * 0.36)}px;
  color: ${({ $onDeep }) => ($onDeep ? 'var(--color-on-brand-deep)' : 'var(--color-ink-1)')};
  font-size: ${({ $size }) => Math.round($size * 0.66)}px;
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1;
  white-space: nowrap;
`;

export function Logo({ brand = drawnBrand, size = 'md', compact, onDeep }: LogoProps) {
  const height = heights[size];
  return (
    <Box role="img" aria-label={brand} $size={height} $onDeep={onDeep}>
      <LogoMark size={height} />
      {!compact && (brand === drawnBrand ? <Wordmark height={height} /> : brand)}
    </Box>
  );
}
