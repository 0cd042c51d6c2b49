import styled from 'styled-components';

const Svg = styled.svg`
  flex: none;
  border-radius: 3px;
  box-shadow: 0 0 0 1px #0e1b1f24;
`;

const emirates = (
  <>
    <path fill="#00843d" d="M0 0h30v6.67H0z" />
    <path fill="#fff" d="M0 6.67h30v6.66H0z" />
    <path fill="#000" d="M0 13.33h30V20H0z" />
    <path fill="#c8102e" d="M0 0h7.5v20H0z" />
  </>
);

// The wheel's 24 spokes are one wide circle, dashed.
const india = (
  <>
    <path fill="#f93" d="M0 0h30v6.67H0z" />
    <path fill="#fff" d="M0 6.67h30v6.66H0z" />
    <path fill="#138808" d="M0 13.33h30V20H0z" />
    <g fill="none" stroke="#000080">
      <circle cx="15" cy="10" r="2.75" strokeWidth=".5" />
      <circle
        cx="15"
        cy="10"
        r="1.4"
        strokeWidth="2.6"
        pathLength="48"
        strokeDasharray=".7 1.3"
        strokeDashoffset=".35"
      />
    </g>
    <circle cx="15" cy="10" r=".6" fill="#000080" />
  </>
);

export interface FlagProps {
  country: 'ae' | 'in';
  size?: number;
  /** The country's name, where no nearby text says it. */
  label?: string;
}

export function Flag({ country, size = 20, label }: FlagProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Svg width={size} height={Math.round((size * 2) / 3)} viewBox="0 0 30 20" {...naming}>
      {country === 'ae' ? emirates : india}
    </Svg>
  );
}
