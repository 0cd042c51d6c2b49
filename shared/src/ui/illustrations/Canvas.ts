import styled from 'styled-components';

/**
 * One style for all pictures: ink lines of one width, a soft brand background, and a single warm light. They
 * follow the theme by its tokens.
 */
export const Canvas = styled.svg`
  flex: none;
  inline-size: 100%;
  max-inline-size: ${({ width }) => width}px;
  block-size: auto;
  fill: none;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  .soft {
    fill: var(--color-brand-soft);
  }
  .line {
    stroke: var(--color-ink-2);
  }
  .thin {
    stroke: var(--color-line-strong);
  }
  .face {
    fill: var(--color-surface);
    stroke: var(--color-ink-2);
  }
  .shade {
    fill: var(--color-surface-3);
    stroke: var(--color-ink-2);
  }
  .brand {
    fill: var(--color-brand);
    stroke: var(--color-ink-2);
  }
  .ink {
    fill: var(--color-ink-2);
    stroke: var(--color-ink-2);
  }
  .light {
    fill: var(--color-accent);
    stroke: var(--color-ink-2);
  }
  .glow {
    fill: var(--color-accent);
    opacity: 0.28;
  }
  .danger {
    fill: none;
    stroke: var(--color-danger);
  }
  .stripe {
    stroke: var(--color-accent);
    stroke-width: 8;
    stroke-linecap: butt;
  }
  .write {
    stroke: var(--color-brand);
  }
`;
