import type { Camera } from '../camera';
import { makeTrim, materials } from '../materials';
import type { Part } from '../mesh';
import { buildBlock } from '../rounded-box';
import { mix } from '../vector';
import { buildDash } from './build-dash';
import { buildLoadSpace, buildRoom } from './build-room';
import { buildSeat } from './build-seat';
import type { Interior } from './interior';

export interface InteriorScene {
  readonly parts: readonly Part[];
  readonly camera: Camera;
  /** Focal length as a share of the picture's width, for an eye inside. */
  readonly zoom?: number;
  /** Without a zoom these parts fill the picture. */
  readonly focus?: readonly Part[];
}

const FIRST_ROW = 1.22;

function buildRows({ rows, half, seat, accent, pitch }: Interior): Part[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const width = count === 2 ? 0.52 : (half * 2 - 0.16) / count;
      const right = count === 1 ? 0 : mix(-1, 1, index / (count - 1)) * (half - width / 2 - 0.05);
      return buildSeat({ back: FIRST_ROW + row * pitch, right, width, seat, accent });
    }).flat(),
  );
}

/** Benches along the walls and at the end, which look at each other across a bar. */
function buildLounge({ half, roof, seat, accent }: Interior): Part[] {
  const leather = makeTrim(seat, true);
  const bench = Array.from({ length: 4 }, (_, index) => [
    {
      triangles: buildBlock([1.3 + index * 0.56, -half + 0.3, 0.4], [0.54, 0.5, 0.2], 0.08),
      surface: () => leather,
    },
    {
      triangles: buildBlock([1.3 + index * 0.56, -half + 0.12, 0.7], [0.54, 0.16, 0.46], 0.07),
      surface: () => makeTrim(accent, true),
    },
  ]).flat();
  const ends = [-0.4, 0.18].flatMap((right) => [
    ...buildSeat({ back: 0.72, right, width: 0.56, ahead: -1, seat, accent }),
  ]);
  const bar = [
    { triangles: buildBlock([2.1, half - 0.22, 0.45], [2, 0.4, 0.66], 0.05), surface: () => materials.wood },
    {
      triangles: buildBlock([2.1, half - 0.22, 0.8], [2.05, 0.44, 0.04], 0.018),
      surface: () => materials.gloss,
    },
    ...[1.3, 1.6, 1.9, 2.2].map((back) => ({
      triangles: buildBlock([back, half - 0.22, 0.92], [0.07, 0.07, 0.2], 0.033),
      surface: () => materials.lampDark,
    })),
  ];
  const neon = [-1, 1].map((side) => ({
    triangles: buildBlock([1.9, side * half * 0.5, roof - 0.02], [3.4, 0.04, 0.03], 0.012),
    surface: () => materials.neon,
  }));
  return [...bench, ...ends, ...bar, ...neon];
}

/** A cabin without its roof, a load space through its doors, or a lounge from its front. */
export function buildInterior(interior: Interior, driver: -1 | 1): InteriorScene {
  const { kind, roof, pitch, rows } = interior;
  if (kind === 'cargo')
    return {
      parts: buildLoadSpace(interior, pitch),
      camera: { eye: [pitch + 1.1, 0.3, roof * 0.62], target: [0, -0.05, roof * 0.42] },
      zoom: 0.8,
    };
  if (kind === 'lounge')
    return {
      parts: [...buildRoom(interior, 4.2), ...buildLounge(interior)],
      camera: { eye: [4.3, 0.16, 1.12], target: [0.9, -0.06, 0.62] },
      zoom: 0.72,
    };
  const length = FIRST_ROW + (rows.length - 1) * pitch + 0.56;
  const focus = [...buildDash(interior, driver), ...buildRows(interior)];
  return {
    parts: [...buildRoom(interior, length, driver), ...focus],
    focus,
    camera: {
      eye: [length * 0.9 + 0.9, -driver * (2.1 + 0.4 * rows.length), 2 + rows.length * 0.2],
      target: [length * 0.45, 0, 0.5],
    },
  };
}
