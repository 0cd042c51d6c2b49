import { fromDesktop } from '@portal/shared/ui/media';
import styled from 'styled-components';

const Lines = styled.svg`
  display: none;
  @media ${fromDesktop} {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: var(--color-brand-deep-ink);
    [dir='rtl'] & {
      transform: scaleX(-1);
    }
  }
`;

/** Roads in the background of the panel. */
export function RouteLines() {
  return (
    <Lines viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g opacity=".1" strokeWidth="26" strokeLinecap="round">
        <path d="M-40 140C160 160 220 20 420 60s220 220 460 160" />
        <path d="M-40 620c220-40 260 140 440 100s200-240 460-220" />
        <path d="M520-40c-60 200 120 300 60 500S420 760 460 960" />
      </g>
      <g opacity=".35" strokeWidth="2" strokeDasharray="2 10" strokeLinecap="round">
        <path d="M-40 140C160 160 220 20 420 60s220 220 460 160" />
        <path d="M520-40c-60 200 120 300 60 500S420 760 460 960" />
      </g>
    </Lines>
  );
}
