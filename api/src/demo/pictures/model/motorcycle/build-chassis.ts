import { buildTube } from '../build-tube';
import { buildTurned } from '../build-turned';
import { materials, type Material } from '../materials';
import type { Part, Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import { mix, type Vector } from '../vector';
import type { MotorcycleShape } from './motorcycle-shape';

const sides = [-1, 1] as const;
const UP: Vector = [0, 0, 1];

const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});
const tube = (places: readonly Vector[], thickness: number | readonly number[], material: Material) =>
  fill(buildTube(places, thickness), material);
const flip = (places: readonly Vector[], side: 1 | -1): Vector[] =>
  places.map(([back, right, up]) => [back, side * right, up]);

/** A place on the fork, from the axle (0) to its head (1). */
const placeOnFork = ({ front, head }: MotorcycleShape, share: number, right: number): Vector => [
  mix(front.radius, head[0], share),
  right,
  mix(front.radius, head[2], share),
];

function buildFork(shape: MotorcycleShape): Part[] {
  const right = Math.max(shape.head[1], shape.front.width / 2 + 0.03);
  return [
    ...sides.flatMap((side) => [
      tube(
        [placeOnFork(shape, -0.04, side * right), placeOnFork(shape, 0.46, side * right)],
        0.03,
        shape.engine === 'none' ? materials.plastic : materials.alloyDark,
      ),
      tube(
        [placeOnFork(shape, 0.44, side * right), placeOnFork(shape, 1.02, side * right)],
        0.021,
        materials.chrome,
      ),
      fill(
        buildBlock(placeOnFork(shape, 0.1, side * (right - 0.02)), [0.07, 0.03, 0.1], 0.012),
        materials.steel,
      ),
    ]),
    ...[0.72, 0.98].map((share) =>
      tube(
        [placeOnFork(shape, share, -right - 0.01), placeOnFork(shape, share, right + 0.01)],
        0.028,
        materials.plastic,
      ),
    ),
    fill(
      buildTube([placeOnFork(shape, 0, -right - 0.02), placeOnFork(shape, 0, right + 0.02)], 0.014),
      materials.steel,
    ),
  ];
}

/** The bar with its grips, levers, switches and mirrors. */
function buildBar({ head, grip, rise, engine }: MotorcycleShape): Part[] {
  const [back, half, up] = grip;
  const bar = (side: 1 | -1): Vector[] => [
    [head[0] - 0.01, 0, head[2] + rise],
    [head[0] - 0.01, side * 0.08, head[2] + rise],
    [mix(head[0], back, 0.55), side * half * 0.6, up],
    [back, side * half, up - 0.01],
  ];
  return sides.flatMap((side) => [
    tube(
      [
        [head[0] + 0.01, side * 0.05, head[2] - 0.01],
        [head[0] - 0.01, side * 0.05, head[2] + rise + 0.01],
      ],
      0.017,
      materials.alloyDark,
    ),
    fill(buildTube(bar(side), 0.012, UP), engine === 'none' ? materials.plastic : materials.alloyDark),
    fill(
      buildTube(
        [
          [mix(head[0], back, 0.86), side * (half - 0.13), up],
          [back, side * half, up - 0.01],
        ],
        0.019,
        UP,
      ),
      materials.tyre,
    ),
    fill(
      buildBlock([mix(head[0], back, 0.8), side * (half - 0.155), up], [0.05, 0.045, 0.045], 0.015),
      materials.plastic,
    ),
    fill(
      buildTube(
        [
          [back - 0.06, side * (half - 0.15), up],
          [back - 0.075, side * (half - 0.02), up - 0.012],
        ],
        0.006,
        UP,
      ),
      materials.steel,
    ),
    tube(
      [
        [back - 0.03, side * (half - 0.15), up],
        [back - 0.05, side * (half - 0.1), up + 0.12],
        [back - 0.03, side * (half - 0.05), up + 0.17],
      ],
      0.006,
      materials.plastic,
    ),
    ...buildMirror([back - 0.04, side * (half - 0.02), up + 0.19]),
  ]);
}

function buildMirror(at: Vector): Part[] {
  const shell = buildTurned(
    at,
    [-1, 0, 0.12],
    [
      [0.058, -0.002],
      [0.056, 0.014],
      [0.03, 0.032],
      [0.001, 0.036],
    ],
    true,
  );
  const glass = buildTurned(
    at,
    [-1, 0, 0.12],
    [
      [0.055, -0.003],
      [0.001, -0.003],
    ],
  );
  return [fill(shell, materials.plastic), fill(glass, materials.chrome)];
}

/** The tubes from the head round the engine and to the rear wheel. */
function buildFrame(shape: MotorcycleShape): Part[] {
  const { head, rear, front, wheelbase, motor, frame, engine, hasHiddenSpring } = shape;
  const axle: Vector = [front.radius + wheelbase, 0, rear.radius];
  const pivot: Vector = [motor[0] + 0.29, 0.09, motor[1] + 0.02];
  const parts: Part[] = [];
  for (const side of sides) {
    const right = rear.width / 2 + 0.045;
    if (engine !== 'none') {
      parts.push(
        tube(
          flip(
            [
              [head[0] + 0.05, 0.03, head[2] - 0.12],
              [motor[0] - 0.24, 0.1, motor[1]],
              [motor[0] - 0.16, 0.12, motor[1] - 0.16],
            ],
            side,
          ),
          0.017,
          materials.gloss,
        ),
        tube(
          flip(
            [
              [head[0] + 0.05, 0.03, head[2] - 0.06],
              [mix(head[0], pivot[0], 0.55), 0.1, mix(head[2], pivot[2], 0.3)],
              pivot,
            ],
            side,
          ),
          0.021,
          materials.gloss,
        ),
        tube(flip(frame, side), 0.014, materials.gloss),
        tube(flip([frame[1] ?? pivot, [pivot[0], 0.1, pivot[2] - 0.05]], side), 0.014, materials.gloss),
        tube(
          flip([pivot, [axle[0] - 0.16, right, axle[2] + 0.01], [axle[0] + 0.03, right, axle[2]]], side),
          0.026,
          materials.alloyDark,
        ),
        fill(
          buildBlock([motor[0] + 0.19, side * 0.16, motor[1] - 0.07], [0.035, 0.09, 0.02], 0.008),
          materials.tyre,
        ),
      );
      if (!hasHiddenSpring)
        parts.push(
          ...buildShock([axle[0] - 0.14, side * right, axle[2] + 0.06], frame.at(-2) ?? pivot, side),
        );
    } else
      parts.push(
        ...buildShock(
          [axle[0] + 0.02, side * right, axle[2] + 0.02],
          [axle[0] - 0.06, right, axle[2] + 0.32],
          side,
        ),
      );
  }
  parts.push(
    fill(
      buildTube(
        [
          [axle[0], -rear.width / 2 - 0.07, axle[2]],
          [axle[0], rear.width / 2 + 0.07, axle[2]],
        ],
        0.014,
      ),
      materials.steel,
    ),
  );
  return parts;
}

/** A spring round its damper. */
function buildShock(from: Vector, to: Vector, side: 1 | -1): Part[] {
  const end: Vector = [to[0], side * Math.abs(from[1]), to[2]];
  return [
    {
      triangles: buildTube([from, end], 0.03),
      surface: ({ along }) => ((along * 11) % 1 < 0.55 ? materials.chrome : materials.dark),
    },
  ];
}

/** The chain with its cover on the left, and the stand. */
function buildDrive({ motor, front, rear, wheelbase, engine }: MotorcycleShape): Part[] {
  if (engine === 'none') return [];
  const axle: Vector = [front.radius + wheelbase, 0, rear.radius];
  const right = -rear.width / 2 - 0.02;
  const gear = buildTurned(
    [axle[0], right, axle[2]],
    [0, 1, 0],
    [
      [0.1, 0],
      [0.06, 0],
    ],
  );
  return [
    fill(gear, materials.steel),
    fill(
      buildTube(
        [
          [motor[0] + 0.2, right, motor[1] + 0.05],
          [axle[0], right, axle[2] + 0.1],
        ],
        0.008,
      ),
      materials.brake,
    ),
    fill(
      buildTube(
        [
          [motor[0] + 0.2, right, motor[1] - 0.05],
          [axle[0], right, axle[2] - 0.1],
        ],
        0.008,
      ),
      materials.brake,
    ),
    fill(
      buildTube(
        [
          [motor[0] + 0.1, -0.15, motor[1] - 0.13],
          [motor[0] + 0.22, -0.27, 0.03],
          [motor[0] + 0.26, -0.29, 0.01],
        ],
        [0.012, 0.011, 0.02],
      ),
      materials.plastic,
    ),
  ];
}

/** Everything between the wheels that is not bodywork or engine. */
export const buildChassis = (shape: MotorcycleShape): Part[] => [
  ...buildFork(shape),
  ...buildBar(shape),
  ...buildFrame(shape),
  ...buildDrive(shape),
];
