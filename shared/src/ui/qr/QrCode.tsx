import styled from 'styled-components';
import { encode } from 'uqr';

/** Dark on light in both themes, because cameras need it. */
const Picture = styled.svg`
  inline-size: min(100%, 17rem);
  aspect-ratio: 1;
  border-radius: var(--radius-2);
  background: #fff;
`;

/** Each dark cell is a square of the one path. */
const toSvgPath = (cells: readonly (readonly boolean[])[]): string =>
  cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** A text as a code for cameras; `label` says what it opens. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'L' });
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={toSvgPath(data)} fill="#000" />
    </Picture>
  );
}
