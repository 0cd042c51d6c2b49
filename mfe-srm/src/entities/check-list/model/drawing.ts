import type { CountryCode } from '@portal/shared/contract';
import type { Zone } from './equipment';

/** A part of the car seen from above, its front at the top, its sides folded out. */
export interface Shape {
  readonly paths: readonly string[];
  /** The position of the mark of a damage. */
  readonly mark: readonly [x: number, y: number];
}
export const viewBox = '0 0 240 400';

const middle: Partial<Record<Zone, Shape>> = {
  'front-bumper': { paths: ['M64 40 Q66 14 120 12 Q174 14 176 40 Q120 30 64 40Z'], mark: [120, 24] },
  bonnet: { paths: ['M64 44 Q120 34 176 44 L174 104 Q120 92 66 104Z'], mark: [120, 70] },
  windscreen: { paths: ['M66 108 Q120 96 174 108 L164 142 Q120 132 76 142Z'], mark: [120, 119] },
  roof: { paths: ['M76 146 Q120 136 164 146 L164 250 Q120 258 76 250Z'], mark: [120, 198] },
  'rear-window': { paths: ['M76 254 Q120 262 164 254 L174 288 Q120 300 66 288Z'], mark: [120, 277] },
  boot: { paths: ['M66 292 Q120 304 174 292 L176 352 Q120 362 64 352Z'], mark: [120, 326] },
  'rear-bumper': { paths: ['M64 356 Q120 366 176 356 Q174 384 120 388 Q66 384 64 356Z'], mark: [120, 376] },
};
const front: Shape = { paths: ['M58 56 L58 196 L30 196 L30 132 Q32 124 44 118 L44 56Z'], mark: [44, 162] };
const rear: Shape = { paths: ['M58 200 L58 348 L44 348 L44 280 Q32 274 30 266 L30 200Z'], mark: [44, 236] };
const wheel = (y: number) => [`M10 ${y} h18 q4 0 4 4 v44 q0 4 -4 4 h-18 q-4 0 -4 -4 v-44 q0 -4 4 -4Z`];

const mirrored = (path: string): string =>
  path.replace(/([MLQ])((?:\s*-?\d+ -?\d+)+)/g, (_, command: string, points: string) => {
    const numbers = points.trim().split(/\s+/).map(Number);
    return command + numbers.map((number, at) => (at % 2 === 0 ? 240 - number : number)).join(' ');
  });
const otherSide = ({ paths, mark: [x, y] }: Shape): Shape => ({
  paths: paths.map(mirrored),
  mark: [240 - x, y],
});
const wheels: Shape = {
  paths: [...wheel(62), ...wheel(286), ...wheel(62).map(shifted), ...wheel(286).map(shifted)],
  mark: [19, 88],
};
function shifted(path: string): string {
  return path.replace(/^M10/, 'M212');
}

/** Where the zones are. The driver sits on the left in the Emirates and on the right in India. */
export function listZoneShapes(country: CountryCode): readonly (readonly [Zone, Shape])[] {
  const isLeft = country !== 'in';
  const driver = (shape: Shape) => (isLeft ? shape : otherSide(shape));
  const passenger = (shape: Shape) => (isLeft ? otherSide(shape) : shape);
  return [
    ...(Object.entries(middle) as [Zone, Shape][]),
    ['front-driver-side', driver(front)],
    ['rear-driver-side', driver(rear)],
    ['front-passenger-side', passenger(front)],
    ['rear-passenger-side', passenger(rear)],
    ['wheels', wheels],
  ];
}
