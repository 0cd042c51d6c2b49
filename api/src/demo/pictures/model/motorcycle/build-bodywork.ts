import { buildShell } from '../build-shell';
import { buildTube } from '../build-tube';
import { buildTurned } from '../build-turned';
import { makeTrim, materials, type Material } from '../materials';
import { buildSheet, type Part, type Surface, type Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import { mix, type Vector } from '../vector';
import type { Cowl, CycleWheel, MotorcycleShape } from './motorcycle-shape';

const sides = [-1, 1] as const;
const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

export interface CyclePaint {
  readonly paint: Material;
  readonly second: Material;
  readonly seat: string;
}

const chooseMaterial = (of: Cowl['of'], { paint, second, seat }: CyclePaint): Material =>
  ({
    paint,
    second,
    seat: makeTrim(seat, true),
    plastic: materials.plastic,
    gloss: materials.gloss,
    chrome: materials.chrome,
    metal: materials.steel,
  })[of];

function buildCowls(cowls: readonly Cowl[], paints: CyclePaint): Part[] {
  return cowls.flatMap((cowl) => {
    const material = chooseMaterial(cowl.of, paints);
    const { right = 0, isPaired } = cowl;
    return isPaired
      ? sides.map((side) => fill(buildShell({ ...cowl, right: side * right }), material))
      : [fill(buildShell(cowl), material)];
  });
}

/** A curved sheet over a wheel; degrees from straight ahead over the top. */
function buildFender(
  back: number,
  { radius, width }: CycleWheel,
  [from, to]: readonly [number, number],
  gap: number,
): Triangle[] {
  const half = width / 2 + 0.022;
  return buildSheet(24, 12, (along, share) => {
    const angle = (mix(from, to, along) * Math.PI) / 180;
    const across = share * 2 - 1;
    const distance = radius + gap - 0.05 * Math.abs(across) ** 3;
    return [back - distance * Math.cos(angle), across * half, radius + distance * Math.sin(angle)];
  });
}

const fenders: Readonly<Record<MotorcycleShape['fender'], readonly [number, number]>> = {
  low: [28, 140],
  deep: [18, 178],
  high: [60, 120],
};

function buildLights({ lamp, tail, grip, head }: MotorcycleShape): Part[] {
  const { at, radius, kind } = lamp;
  const face: Surface = ({ high }) => (high > 0.2 && high < 0.28 ? materials.lampDark : materials.lamp);
  const front: Part[] =
    kind === 'round'
      ? [
          fill(
            buildTurned(at, [-1, 0, 0], [
              [0.02, -0.1],
              [radius * 0.8, -0.06],
              [radius, 0],
              [radius * 1.02, 0.02],
              [radius * 0.92, 0.024],
            ]),
            materials.gloss,
          ),
          { triangles: buildTurned([at[0] - 0.014, at[1], at[2]], [-1, 0, 0], [[radius * 0.94, 0], [radius * 0.6, 0.014], [0.001, 0.018]]), surface: face },
        ]
      : kind === 'pair'
        ? sides.flatMap((side) => [
            fill(buildBlock([at[0], side * radius * 1.1, at[2]], [0.06, radius * 1.5, radius * 0.75], 0.02, -0.5), materials.lamp),
            fill(buildBlock([at[0] + 0.02, side * radius * 1.1, at[2]], [0.06, radius * 1.8, radius * 1.1], 0.02, -0.5), materials.gloss),
          ])
        : [
            fill(buildBlock(at, [0.06, radius * 2.2, radius * 0.8], 0.025, -0.4), materials.lamp),
            fill(buildBlock([at[0] + 0.02, at[1], at[2]], [0.06, radius * 2.6, radius * 1.3], 0.03, -0.4), materials.gloss),
          ];
  const indicators = sides.flatMap((side) =>
    ([[head[0] - 0.05, side * Math.min(0.19, grip[1] * 0.5), at[2] - 0.02], [tail[0] - 0.05, side * 0.15, tail[2] - 0.02]] as Vector[]).flatMap(
      (place) => [
        fill(buildBlock(place, [0.055, 0.07, 0.03], 0.012), materials.indicator),
        fill(buildTube([place, [place[0], place[1] * 0.3, place[2]]], 0.007, [0, 0, 1]), materials.plastic),
      ],
    ),
  );
  return [
    ...front,
    ...indicators,
    fill(buildBlock(tail, [0.05, 0.13, 0.055], 0.02), materials.red),
    fill(buildBlock([tail[0] + 0.03, 0, tail[2] - 0.16], [0.012, 0.19, 0.12], 0.005, -0.25), materials.plate),
    fill(buildTube([[tail[0] - 0.06, 0, tail[2] - 0.02], [tail[0] + 0.02, 0, tail[2] - 0.12]], 0.03), materials.plastic),
  ];
}

const paintClock: Surface = ({ back, right, up, along, high }) => {
  const isNeedle = Math.abs(along * 48 - 9) < 0.8 && high < 0.72;
  if (isNeedle) return materials.red;
  if (high > 0.86) return materials.chrome;
  return high > 0.66 && (along * 24) % 1 < 0.3 ? materials.plate : back + right + up > -9 ? materials.gloss : materials.dark;
};

const paintScreen: Surface = ({ across, high, face }) => {
  if (face !== 'rear' && face !== 'top') return materials.gloss;
  if (Math.abs(across) > 0.88 || high < 0.1 || high > 0.9) return materials.gloss;
  const ring = Math.hypot(across * 0.62 + 0.2, high - 0.5);
  if (Math.abs(ring - 0.3) < 0.05) return materials.screenLight;
  return across > 0.25 && (high * 4) % 1 > 0.45 ? materials.screenLight : materials.screen;
};

/** Instruments in front of the bar, turned to the rider. */
function buildDash({ dash, head, rise }: MotorcycleShape): Part[] {
  const at: Vector = [head[0] - 0.06, 0, head[2] + rise * 0.6 + 0.045];
  if (dash === 'screen')
    return [
      { triangles: buildBlock(at, [0.03, 0.2, 0.125], 0.01, -0.62), surface: paintScreen },
      fill(buildBlock([at[0] - 0.02, 0, at[2] - 0.02], [0.03, 0.22, 0.14], 0.02, -0.62), materials.plastic),
    ];
  const axis: Vector = [0.72, 0, 0.69];
  const rights = dash === 'clocks' ? [-0.065, 0.065] : [0];
  const size = dash === 'clocks' ? 0.056 : 0.072;
  return rights.flatMap((right) => [
    {
      triangles: buildTurned([at[0], right, at[2]], axis, [
        [0.001, 0.012],
        [size * 0.86, 0.012],
        [size, 0.018],
      ]),
      surface: (spot) => paintClock({ ...spot, along: spot.along, high: spot.high }),
    } satisfies Part,
    fill(
      buildTurned([at[0], right, at[2]], axis, [
        [size * 1.04, 0.02],
        [size * 1.06, 0],
        [size * 0.7, -0.05],
        [0.001, -0.055],
      ]),
      materials.plastic,
    ),
  ]);
}

function buildScreen({ screen }: MotorcycleShape): Part[] {
  if (!screen) return [];
  const { low, high } = screen;
  const triangles = buildSheet(10, 16, (along, share) => {
    const across = share * 2 - 1;
    const half = mix(low[1], high[1], along) * Math.sqrt(1 - 0.35 * along ** 4);
    return [
      mix(low[0], high[0], along) + 0.11 * across ** 2 - 0.03 * Math.sin(along * Math.PI),
      across * half,
      mix(low[2], high[2], along) - 0.04 * across ** 2 * along,
    ];
  });
  return [{ triangles, surface: () => materials.lampDark, isClear: true }];
}

/** Cases at both sides and on the rack. */
function buildBags({ bags, rack, tail, front, wheelbase, rear }: MotorcycleShape, { paint }: CyclePaint): Part[] {
  const axle = front.radius + wheelbase;
  const parts: Part[] = [];
  if (rack) {
    for (const side of sides)
      parts.push(
        fill(buildTube([[tail[0] - 0.34, side * 0.09, tail[2] + 0.06], [tail[0] - 0.02, side * 0.1, tail[2] + 0.1], [tail[0] + 0.1, side * 0.09, tail[2] + 0.1]], 0.01), materials.gloss),
      );
    for (const back of [-0.08, 0.02, 0.1])
      parts.push(fill(buildTube([[tail[0] + back, -0.1, tail[2] + 0.1], [tail[0] + back, 0.1, tail[2] + 0.1]], 0.009), materials.gloss));
  }
  if (!bags) return parts;
  const cover = bags === 'metal' ? materials.alloy : paint;
  for (const side of sides) {
    const surface: Surface = ({ high, along }) =>
      Math.abs(high - 0.78) < 0.022 ? materials.seam : bags === 'metal' && (along < 0.06 || along > 0.94) ? materials.plastic : cover;
    parts.push({
      triangles: buildBlock([axle - 0.02, side * (rear.width / 2 + 0.22), tail[2] - 0.22], [0.46, 0.2, 0.36], bags === 'metal' ? 0.025 : 0.08, 0.06),
      surface,
    });
  }
  return parts;
}

/** What covers the motorcycle, and its lights and instruments. */
export function buildBodywork(shape: MotorcycleShape, paints: CyclePaint): Part[] {
  const { front, rear, wheelbase, fender, rearFender, cowls } = shape;
  const high = fender === 'high' ? 0.13 : 0.025;
  return [
    ...buildCowls(cowls, paints),
    ...(fender === 'high' ? [] : [fill(buildFender(front.radius, front, fenders[fender], high), fender === 'deep' ? paints.second : paints.paint)]),
    ...(rearFender
      ? [fill(buildFender(front.radius + wheelbase, rear, rearFender, 0.04), fender === 'deep' ? paints.second : materials.plastic)]
      : []),
    ...buildLights(shape),
    ...buildDash(shape),
    ...buildScreen(shape),
    ...buildBags(shape, paints),
  ];
}
