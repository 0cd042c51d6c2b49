import { buildShell } from '../build-shell';
import { buildTube } from '../build-tube';
import { makeTrim, materials, type Material } from '../materials';
import { buildSheet, type Part, type Surface, type Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import { mix } from '../vector';
import { buildInstruments } from './build-instruments';
import { buildLights } from './build-lights';
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

const chooseMaterial = (cover: Cowl['cover'], { paint, second, seat }: CyclePaint): Material =>
  ({
    paint,
    second,
    seat: makeTrim(seat, true),
    plastic: materials.plastic,
    gloss: materials.gloss,
    chrome: materials.chrome,
    metal: materials.steel,
  })[cover];

function buildCowls(cowls: readonly Cowl[], paints: CyclePaint): Part[] {
  return cowls.flatMap((cowl) => {
    const material = chooseMaterial(cowl.cover, paints);
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
function buildBags(
  { bags, rack, tail, front, wheelbase, rear }: MotorcycleShape,
  { paint }: CyclePaint,
): Part[] {
  const axle = front.radius + wheelbase;
  const parts: Part[] = [];
  if (rack) {
    for (const side of sides)
      parts.push(
        fill(
          buildTube(
            [
              [tail[0] - 0.34, side * 0.09, tail[2] + 0.06],
              [tail[0] - 0.02, side * 0.1, tail[2] + 0.1],
              [tail[0] + 0.1, side * 0.09, tail[2] + 0.1],
            ],
            0.01,
          ),
          materials.gloss,
        ),
      );
    for (const back of [-0.08, 0.02, 0.1])
      parts.push(
        fill(
          buildTube(
            [
              [tail[0] + back, -0.1, tail[2] + 0.1],
              [tail[0] + back, 0.1, tail[2] + 0.1],
            ],
            0.009,
          ),
          materials.gloss,
        ),
      );
  }
  if (!bags) return parts;
  const cover = bags === 'metal' ? materials.alloy : paint;
  for (const side of sides) {
    const surface: Surface = ({ high, along }) =>
      Math.abs(high - 0.78) < 0.022
        ? materials.seam
        : bags === 'metal' && (along < 0.06 || along > 0.94)
          ? materials.plastic
          : cover;
    parts.push({
      triangles: buildBlock(
        [axle - 0.02, side * (rear.width / 2 + 0.22), tail[2] - 0.22],
        [0.46, 0.2, 0.36],
        bags === 'metal' ? 0.025 : 0.08,
        0.06,
      ),
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
    ...(fender === 'high'
      ? []
      : [
          fill(
            buildFender(front.radius, front, fenders[fender], high),
            fender === 'deep' ? paints.second : paints.paint,
          ),
        ]),
    ...(rearFender
      ? [
          fill(
            buildFender(front.radius + wheelbase, rear, rearFender, 0.04),
            fender === 'deep' ? paints.second : materials.plastic,
          ),
        ]
      : []),
    ...buildLights(shape),
    ...buildInstruments(shape),
    ...buildScreen(shape),
    ...buildBags(shape, paints),
  ];
}
