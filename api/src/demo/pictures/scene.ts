/** The background of the vehicle: a hall by day, or outside in the evening, mirrored. */
export interface Scene {
  readonly wall: readonly [top: string, bottom: string];
  readonly floor: readonly [far: string, near: string];
  readonly mirrored: boolean;
}

export const scenes: readonly Scene[] = [
  { wall: ['#e9edf0', '#f6f7f8'], floor: ['#d3d9de', '#eceff1'], mirrored: false },
  { wall: ['#cfd9e4', '#f3e7dc'], floor: ['#b9bec6', '#d9d6d3'], mirrored: true },
];

const gradient = (id: string, stops: readonly (readonly [number, string, number?])[], x = 0) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="1">${stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

const materials = [
  gradient('light', [
    [0, '#fff', 0.5],
    [0.3, '#fff', 0.16],
    [0.48, '#fff', 0.02],
    [0.6, '#000', 0.04],
    [1, '#000', 0.36],
  ]),
  gradient('glass', [
    [0, '#5d6b78'],
    [0.5, '#2f3943'],
    [1, '#1c2329'],
  ]),
  gradient('metal', [
    [0, '#f4f6f7'],
    [0.5, '#b7bec5'],
    [1, '#858d95'],
  ]),
  gradient('lamp', [
    [0, '#ffffff'],
    [1, '#b9cbd9'],
  ]),
].join('');

/** An SVG document of 640 by 400 with the vehicle on the floor and its shadow under it. */
export function scene(
  { wall, floor, mirrored }: Scene,
  vehicle: string,
  [left, right]: readonly [left: number, right: number],
  definitions = '',
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
    <defs>${materials}${gradient('wall', [
      [0, wall[0]],
      [1, wall[1]],
    ])}${gradient('floor', [
      [0, floor[0]],
      [1, floor[1]],
    ])}
      ${definitions}
      <filter id="soft" x="-20%" y="-200%" width="140%" height="500%"><feGaussianBlur stdDeviation="9"/></filter>
    </defs>
    <rect width="640" height="272" fill="url(#wall)"/>
    <rect y="270" width="640" height="130" fill="url(#floor)"/>
    <g transform="${mirrored ? 'translate(640 0) scale(-1 1)' : ''}">
      <ellipse cx="${(left + right) / 2}" cy="321" rx="${(right - left) / 2}" ry="11" fill="#000" opacity="0.34" filter="url(#soft)"/>
      ${vehicle}
    </g>
  </svg>`;
}
