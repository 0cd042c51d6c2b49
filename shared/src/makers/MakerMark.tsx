import styled from 'styled-components';
import { getMonogram } from './get-monogram';
import { useMakerMark } from './useMakerMark';

/** It has its size from the start, so nothing moves when the file of marks arrives. */
const Box = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  color: var(--color-ink-2);
  vertical-align: middle;
  & > svg {
    fill: currentColor;
  }
  /* The letters are no text of the page: searching and copying find only the name. */
  &[data-monogram] {
    border: 1px solid var(--color-line);
    border-radius: 50%;
    background: var(--color-surface-2);
    font-size: 0.625rem;
    font-weight: 700;
    line-height: 1;
  }
  &[data-monogram]::before {
    content: attr(data-monogram);
  }
`;

/** The brand mark of a vehicle's maker, or a monogram. Decorative: the maker's name stands next to it. */
export function MakerMark({ maker }: { maker: string | null | undefined }) {
  const name = maker?.trim() ?? '';
  const outline = useMakerMark(name);
  if (outline === undefined || !name) return <Box aria-hidden />;
  if (outline === null) return <Box aria-hidden data-monogram={getMonogram(name)} />;
  return (
    <Box aria-hidden>
      <svg width={22} height={22} viewBox="0 0 24 24" focusable="false">
        <path d={outline} />
      </svg>
    </Box>
  );
}
