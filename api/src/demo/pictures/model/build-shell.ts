import { makeCurve, type Point } from './curve';
import type { Triangle } from './mesh';
import { buildRoundedBox } from './rounded-box';
import { mix } from './vector';

/** A closed smooth part: its outline from the side and from above, by the distance from the front. */
export interface Shell {
  readonly top: readonly Point[];
  readonly low: readonly Point[];
  readonly half: readonly Point[];
  /** How wide it is at each height, as shares. */
  readonly section?: readonly Point[];
  /** How much lower its sides are at the top. */
  readonly crown?: number;
  readonly right?: number;
}

const SECTION: readonly Point[] = [
  [0, 0.72],
  [0.45, 1],
  [1, 0.62],
];

export function buildShell({
  top,
  low,
  half,
  section = SECTION,
  crown = 0.02,
  right = 0,
}: Shell): Triangle[] {
  const [over, under, wide, share] = [top, low, half, section].map(makeCurve) as [
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
  ];
  const [from, to] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 1];
  const heights = top.map(([at, up]) => up - under(at));
  const width = 2 * Math.max(...half.map(([, value]) => value));
  const height = Math.max(...heights);
  const size = {
    length: to - from,
    width,
    height,
    radius: Math.min(width, height, to - from) * 0.36,
    cells: 8,
  };
  return buildRoundedBox(size, (along, high, across) => {
    const back = mix(from, to, along);
    return [
      back,
      right + across * wide(back) * share(high),
      mix(under(back), over(back), high) - crown * across ** 2 * high,
    ];
  });
}
