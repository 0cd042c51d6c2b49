import styled, { keyframes } from 'styled-components';

const draw = keyframes`from { stroke-dashoffset: 60; } to { stroke-dashoffset: 0; }`;

const Svg = styled.svg`
  margin-inline: auto;
  & .tick {
    stroke-dasharray: 60;
    animation: ${draw} 600ms 120ms cubic-bezier(0.2, 0, 0, 1) backwards;
  }
`;

/** A key tag with a tick: the vehicle can go out. */
export function DoneArt() {
  return (
    <Svg width="132" height="112" viewBox="0 0 132 112" fill="none" aria-hidden="true">
      <circle cx="66" cy="56" r="54" fill="var(--color-brand-soft)" />
      <circle cx="66" cy="20" r="11" stroke="var(--color-brand)" strokeWidth="4" />
      <path d="M66 31v8" stroke="var(--color-brand)" strokeWidth="4" />
      <rect x="38" y="39" width="56" height="62" rx="12" fill="var(--color-brand)" />
      <circle cx="66" cy="49" r="4" fill="var(--color-brand-soft)" />
      <path
        className="tick"
        d="m51 76 11 11 20-22"
        stroke="var(--color-on-brand)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M14 30h8M18 26v8M112 18h8M116 14v8M108 88h6M111 85v6"
        stroke="var(--color-accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Svg>
  );
}
