/** The soft ground below every picture. */
export function Ground() {
  return (
    <>
      <path
        className="soft"
        d="M34 128c-14-24-10-62 14-76 20-12 34-4 54-16 26-16 62-16 84 6 18 18 24 44 14 72-2 6-4 10-6 14z"
      />
      <path className="line" d="M14 128h212" />
    </>
  );
}

/** A car from the side, driving towards the end of the page; its wheels touch y + 36. */
export function Car({ x, y, flat = false }: { x: number; y: number; flat?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="brand"
        d="M3 28v-5c0-4 3-7 7-8l14-2L35 4c2-2 5-3 8-3h15c4 0 8 2 10 5l7 9 8 1c5 1 8 4 8 9v3z"
      />
      <path className="face" d="M31 14l7-7c1-1 3-2 5-2h5v9zM53 5h5c3 0 5 1 7 4l4 5H53z" />
      <path className="light" d="M3 19h5v5H3z" />
      <circle className="face" cx="22" cy="28" r="8" />
      <circle className="ink" cx="22" cy="28" r="2" />
      {flat ? (
        <path className="face" d="M64 34c-2-8 1-14 8-14s11 6 9 14c4 1 3 2 0 2H62c-2 0-2-1 2-2z" />
      ) : (
        <circle className="face" cx="72" cy="28" r="8" />
      )}
      <circle className="ink" cx="72" cy="28" r="2" />
    </g>
  );
}

export function Cone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="light" d="M11 2h6l8 28H3z" />
      <path className="face" d="M9 11h10l2 8H7z" />
      <path className="shade" d="M0 30h28v4H0z" />
    </g>
  );
}
