import { Car, Ground } from '../parts';

/** The documents came back. */
export const rejected = (
  <>
    <Ground />
    <path className="shade" d="M70 44l62-8 12 84-62 8z" />
    <path className="face" d="M92 32h48l20 20v76H92z" />
    <path className="shade" d="M140 32l20 20h-20z" />
    <path className="write" d="M104 52h22M104 66h40M104 80h32" />
    <circle className="face" cx="158" cy="106" r="20" />
    <path className="danger" strokeWidth="4" d="M150 98l16 16M166 98l-16 16" />
    <path className="thin" d="M40 118h16M194 118h18" />
  </>
);

/** The office, with the fleet in front of it. */
export const company = (
  <>
    <Ground />
    <path className="face" d="M96 36h56v92H96z" />
    <path className="shade" d="M152 62h40v66h-40z" />
    <path
      className="line"
      d="M108 50h10M130 50h10M108 66h10M130 66h10M108 82h10M130 82h10M164 76h16M164 90h16"
    />
    <path className="light" d="M104 20h40v16h-40z" />
    <path className="line" d="M114 28h20" />
    <Car x={22} y={92} />
    <Car x={128} y={92} />
  </>
);
