import type { BodyShape } from './body-shape';
import { warpBody } from './build-body';
import { frameCabin } from './build-cabin';
import { makeCurve } from './curve';
import { materials, type Material } from './materials';
import { buildSheet, type Part, type Triangle } from './mesh';
import { buildBlock, buildRoundedBox } from './rounded-box';
import { buildWheel } from './build-wheel';
import { mix, type Vector } from './vector';

const sides = [-1, 1] as const;
const part = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});
const block = (centre: Vector, size: Vector, radius: number, material: Material, tilt = 0) =>
  part(buildBlock(centre, size, radius, tilt), material);

/** A round bar through the places. */
export function buildBar(places: readonly Vector[], thickness: number): Triangle[] {
  const curves = ([0, 1, 2] as const).map((axis) =>
    makeCurve(places.map((place, index) => [index, place[axis]] as const)),
  );
  const [back, right, up] = curves as [
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
  ];
  const last = places.length - 1;
  return buildSheet(last * 6, 10, (along, turn) => {
    const at = along * last;
    const angle = turn * 2 * Math.PI;
    const [dx, dy] = [back(at + 0.01) - back(at - 0.01), right(at + 0.01) - right(at - 0.01)];
    const flat = Math.hypot(dx, dy) || 1;
    return [
      back(at) +
        (-dy / flat) * Math.cos(angle) * thickness +
        (Math.hypot(dx, dy) < 1e-3 ? Math.sin(angle) * thickness : 0),
      right(at) + (dx / flat) * Math.cos(angle) * thickness,
      up(at) + Math.sin(angle) * thickness,
    ];
  });
}

function buildMirrors({ cabin, screen, top, width }: BodyShape, paint: Material): Part[] {
  const foot = (cabin?.windscreen[0] ?? screen?.foot ?? 1) + 0.42;
  const up = makeCurve(top)(foot) + 0.09;
  return sides.flatMap((side) => [
    block([foot + 0.03, side * (width / 2 + 0.05), up], [0.13, 0.2, 0.14], 0.05, paint),
    block([foot + 0.09, side * (width / 2 + 0.05), up], [0.03, 0.17, 0.115], 0.012, materials.glass),
    block([foot + 0.03, side * (width / 2 - 0.03), up - 0.05], [0.08, 0.14, 0.04], 0.015, materials.gloss),
  ]);
}

function buildHandles(shape: BodyShape, paint: Material): Part[] {
  const warp = warpBody(shape);
  return shape.handles.flatMap((at) =>
    sides.map((side) => {
      const [back, right, up] = warp(at / shape.length, 0.83, side);
      return block(
        [back, right + side * 0.004, up],
        [0.19, 0.03, 0.032],
        0.012,
        shape.cladding && shape.cladding > 0.2 ? materials.plastic : paint,
      );
    }),
  );
}

function buildRails(shape: BodyShape): Part[] {
  const { cabin, width, rails } = shape;
  if (!rails || !cabin) return [];
  const { roof, start, end } = frameCabin(shape, cabin);
  const right = (width / 2) * 0.955 * (1 - cabin.tumble) - 0.1;
  const [from, to] = [start(1) + 0.25, end(1) - 0.2];
  const places = [0, 0.06, 0.5, 0.94, 1].map((share): Vector => {
    const lift = share === 0 || share === 1 ? -0.03 : 0.03;
    return [mix(from, to, share), right, roof(mix(0.14, 0.88, share)) + lift];
  });
  return sides.map((side) =>
    part(
      buildBar(
        places.map(([back, , up]) => [back, side * right, up]),
        0.02,
      ),
      materials.steel,
    ),
  );
}

/** The dark floor and the inner arches, which show through the wheel arches. */
function buildUnderbody({ length, width, axles, wheelRadius, tyre, bottom }: BodyShape): Part[] {
  const low = makeCurve(bottom)(length / 2);
  const inner = width - 2 * tyre - 0.1;
  return [
    block([length / 2, 0, low + 0.22], [length - 1, inner, 0.38], 0.1, materials.dark),
    ...axles.map((axle) =>
      block(
        [axle, 0, wheelRadius * 1.15 + 0.04],
        [2 * wheelRadius + 0.1, 0.5, 1.7 * wheelRadius + 0.08],
        0.08,
        materials.dark,
      ),
    ),
  ];
}

function buildWheels(shape: BodyShape): Part[] {
  const { axles, width, wheelRadius, tyre, rim, rimShare, spare, length } = shape;
  const look = {
    radius: wheelRadius,
    tyre,
    rim,
    rimShare,
    dark: shape.cladding !== undefined && shape.cladding > 0.3,
  };
  const wheels = axles.flatMap((axle) =>
    sides.flatMap((side) =>
      buildWheel({ ...look, centre: [axle, side * (width / 2 - 0.035), wheelRadius], side }),
    ),
  );
  return spare ? [...wheels, ...buildSpare(length, wheelRadius)] : wheels;
}

/** A spare wheel under a cover on the tailgate. */
function buildSpare(length: number, radius: number): Part[] {
  const lathe = (at: number, depth: number, from: number, to: number) =>
    buildSheet(40, 6, (turn, share) => {
      const angle = turn * 2 * Math.PI;
      const distance = mix(from, to, share);
      return [length + at + depth * share, distance * Math.cos(angle), 0.98 + distance * Math.sin(angle)];
    });
  return [
    part(lathe(-0.04, 0.2, radius, radius), materials.tyre),
    part(lathe(0.16, 0.025, radius, radius * 0.72), materials.tyre),
    part(lathe(0.175, 0.01, radius * 0.74, 0.01), materials.plastic),
  ];
}

function buildExtras(shape: BodyShape, paint: Material): Part[] {
  const { length, width, height, cabin, spoiler, steps, axles, wheelRadius, slidingRail } = shape;
  const parts: Part[] = [];
  if (spoiler === 'roof' && cabin) {
    const { end, roof } = frameCabin(shape, cabin);
    parts.push(block([end(1) - 0.07, 0, roof(1) - 0.03], [0.3, width * 0.68, 0.05], 0.024, paint, 0.12));
  }
  if (spoiler === 'wing') {
    parts.push(
      block([length - 0.2, 0, height - 0.16], [0.28, width * 0.82, 0.035], 0.015, materials.gloss, -0.1),
    );
    for (const side of sides)
      parts.push(
        block([length - 0.22, side * width * 0.3, height - 0.27], [0.16, 0.03, 0.22], 0.012, materials.gloss),
      );
  }
  if (spoiler === 'lip')
    parts.push(
      block(
        [length - 0.3, 0, makeCurve(shape.top)(length - 0.3) + 0.01],
        [0.16, width * 0.68, 0.035],
        0.016,
        paint,
        -0.12,
      ),
    );
  if (steps)
    for (const side of sides)
      parts.push(
        block(
          [(axles[0] + axles[1]) / 2, side * (width / 2 - 0.03), 0.36],
          [axles[1] - axles[0] - 2 * wheelRadius - 0.3, 0.16, 0.06],
          0.025,
          materials.plastic,
        ),
      );
  if (slidingRail) {
    const [from, to] = slidingRail;
    const warp = warpBody(shape);
    for (const side of sides) {
      const [, right, up] = warp((from + to) / 2 / length, 0.62, side);
      parts.push(block([(from + to) / 2, right, up], [to - from, 0.02, 0.03], 0.008, materials.gloss));
    }
  }
  return parts;
}

/** What is to be seen in a car without a roof: seats, the wheel and the frame of the windscreen. */
function buildOpenParts(shape: BodyShape, trim: Material): Part[] {
  const { opening, screen, width, seats, top } = shape;
  if (!opening || !screen) return [];
  const rim = makeCurve(top)(opening[0] + 0.5);
  const half = (width / 2) * 0.86;
  const parts: Part[] = [
    block(
      [(opening[0] + opening[1]) / 2, 0, rim - 0.5],
      [opening[1] - opening[0] + 0.3, width * 0.86, 0.1],
      0.03,
      materials.canvas,
    ),
  ];
  parts.push(block([opening[0] + 0.24, 0, rim - 0.15], [0.4, width * 0.8, 0.2], 0.08, materials.plastic));
  const glass = buildRoundedBox(
    { length: 0.05, width: half * 2, height: screen.top - rim, radius: 0.02, cells: 6 },
    (along, high, across) => [
      mix(screen.foot, screen.head, high) + along * 0.04 + 0.2 * across ** 2,
      across * half * (1 - 0.14 * high),
      mix(rim - 0.06, screen.top, high) - 0.03 * across ** 2 * high,
    ],
  );
  parts.push({
    isClear: true,
    triangles: glass,
    surface: ({ across, high, face }) =>
      Math.abs(across) > 0.94 || high > 0.93 || high < 0.08 || (face !== 'front' && face !== 'rear')
        ? materials.gloss
        : face === 'front'
          ? materials.glass
          : materials.lampDark,
  });
  const rows = seats === 2 ? [opening[1] - 0.42] : [opening[1] - 1.25, opening[1] - 0.4];
  for (const row of rows)
    for (const side of sides) {
      parts.push(block([row, side * width * 0.21, rim - 0.1], [0.16, width * 0.27, 0.62], 0.08, trim, 0.22));
      parts.push(block([row + 0.1, side * width * 0.21, rim + 0.27], [0.11, 0.26, 0.17], 0.06, trim, 0.2));
      parts.push(block([row - 0.3, side * width * 0.21, rim - 0.34], [0.5, width * 0.27, 0.16], 0.07, trim));
    }
  return parts;
}

function buildBed({ bed, width, length }: BodyShape): Part[] {
  if (!bed) return [];
  const ribs = Array.from({ length: 7 }, (_, index) =>
    block(
      [(bed.from + bed.to) / 2, (index - 3) * 0.19, bed.floor + 0.02],
      [bed.to - bed.from, 0.09, 0.03],
      0.01,
      materials.plastic,
    ),
  );
  return [
    block(
      [(bed.from + bed.to) / 2 + 0.05, 0, bed.floor - 0.05],
      [bed.to - bed.from + 0.2, width * 0.9, 0.1],
      0.02,
      materials.gloss,
    ),
    ...ribs,
    block([length - 0.06, 0, 0.5], [0.16, width * 0.86, 0.14], 0.04, materials.chrome),
  ];
}

/** Everything on a vehicle except its body and its cabin. */
export const buildDetails = (shape: BodyShape, paint: Material, trim: Material): Part[] => [
  ...buildUnderbody(shape),
  ...buildWheels(shape),
  ...buildMirrors(shape, shape.cladding && shape.cladding > 0.2 ? materials.plastic : paint),
  ...buildHandles(shape, paint),
  ...buildRails(shape),
  ...buildExtras(shape, paint),
  ...buildOpenParts(shape, trim),
  ...buildBed(shape),
];
