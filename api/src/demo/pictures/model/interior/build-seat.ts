import { makeTrim, materials, type Material } from '../materials';
import type { Part, Surface } from '../mesh';
import { buildBlock, buildRoundedBox } from '../rounded-box';
import type { Vector } from '../vector';

export interface SeatPlace {
  readonly back: number;
  readonly right: number;
  readonly width: number;
  /** 1 where its driver looks ahead, -1 where it faces backwards. */
  readonly ahead?: 1 | -1;
  readonly seat: string;
  readonly accent: string;
}

const twoTone =
  (outer: Material, inner: Material): Surface =>
  ({ across, high }) => {
    if (Math.abs(Math.abs(across) - 0.62) < 0.02) return materials.seam;
    return Math.abs(across) < 0.62 && high < 0.86 ? inner : outer;
  };

/** A cushion, a backrest that is wider at the shoulders, and a headrest on two rods. */
export function buildSeat({ back, right, width, ahead = 1, seat, accent }: SeatPlace): Part[] {
  const [outer, inner] = [makeTrim(seat, true), makeTrim(accent)];
  const rest = buildRoundedBox(
    { length: 0.17, width, height: 0.68, radius: 0.07, cells: 6 },
    (along, high, across) => [
      back + ahead * (0.24 + (along - 0.5) * 0.17 + high * 0.17 - 0.05 * across ** 2),
      right + (across * width * (0.86 + 0.2 * high - 0.24 * Math.max(0, high - 0.6))) / 2,
      0.46 + high * 0.66,
    ],
  );
  const cushion: Vector = [back - ahead * 0.04, right, 0.42];
  const top: Vector = [back + ahead * 0.44, right, 1.2];
  const rod = (side: number) => buildBlock([top[0], right + side * 0.06, 1.1], [0.018, 0.018, 0.14], 0.006);
  return [
    {
      triangles: buildBlock(cushion, [0.54, width, 0.18], 0.08, ahead * 0.06),
      surface: twoTone(outer, inner),
    },
    { triangles: rest, surface: twoTone(outer, inner) },
    { triangles: buildBlock(top, [0.11, Math.min(0.3, width * 0.6), 0.19], 0.055), surface: () => outer },
    { triangles: [...rod(-1), ...rod(1)], surface: () => materials.steel },
  ];
}
