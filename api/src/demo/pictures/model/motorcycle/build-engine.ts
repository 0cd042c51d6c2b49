import { buildTube } from '../build-tube';
import { buildTurned } from '../build-turned';
import { materials, type Material } from '../materials';
import type { Part, Surface, Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import type { MotorcycleShape } from './motorcycle-shape';

const sides = [-1, 1] as const;
const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

/** Fins of a cylinder that air cools. */
const paintFins: Surface = ({ high, face }) =>
  face === 'top' || (high * 9) % 1 < 0.5 ? materials.alloy : materials.dark;

function buildCylinder(back: number, up: number, tilt: number, width: number): Part[] {
  const reach = 0.2;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const at = (way: number): [number, number, number] => [back + way * sin, 0, up + way * cos];
  return [
    { triangles: buildBlock(at(reach * 0.75), [0.17, width, 0.2], 0.02, tilt), surface: paintFins },
    fill(buildBlock(at(reach * 1.42), [0.18, width * 1.04, 0.1], 0.03, tilt), materials.alloyDark),
  ];
}

/** The engine with its covers on both sides, and the exhausts. */
export function buildEngine({ engine, motor, exhausts }: MotorcycleShape): Part[] {
  const pipes = exhausts.map(({ places, thickness, cover }) =>
    fill(
      buildTube(places, thickness),
      cover === 'chrome' ? materials.chrome : cover === 'metal' ? materials.steel : materials.gloss,
    ),
  );
  if (engine === 'none') return pipes;
  const [back, up] = motor;
  const width = engine === 'inline' ? 0.34 : 0.24;
  const covers = sides.flatMap((side) => [
    fill(
      buildTurned(
        [back + 0.08, side * (width / 2), up - 0.02],
        [0, side, 0],
        [
          [0.115, 0],
          [0.11, 0.035],
          [0.07, 0.05],
          [0.001, 0.052],
        ],
      ),
      materials.alloyDark,
    ),
    fill(
      buildTurned(
        [back + 0.08, side * (width / 2 + 0.04), up - 0.02],
        [0, side, 0],
        [
          [0.06, 0.012],
          [0.055, 0.02],
          [0.001, 0.022],
        ],
      ),
      materials.steel,
    ),
    fill(
      buildTurned(
        [back - 0.12, side * (width / 2), up],
        [0, side, 0],
        [
          [0.085, 0],
          [0.08, 0.03],
          [0.001, 0.036],
        ],
      ),
      materials.steel,
    ),
  ]);
  const cylinders =
    engine === 'twin'
      ? [
          ...buildCylinder(back - 0.06, up + 0.08, -0.42, 0.18),
          ...buildCylinder(back + 0.08, up + 0.08, 0.42, 0.18),
        ]
      : buildCylinder(back - 0.1, up + 0.1, -0.2, engine === 'inline' ? 0.34 : 0.19);
  return [
    fill(buildBlock([back, 0, up], [0.5, width, 0.25], 0.07), materials.alloyDark),
    fill(buildBlock([back + 0.06, 0, up - 0.13], [0.34, width * 0.9, 0.08], 0.03), materials.plastic),
    ...covers,
    ...cylinders,
    ...pipes,
  ];
}
