import { buildTube } from '../build-tube';
import { buildTurned } from '../build-turned';
import { materials, type Material } from '../materials';
import type { Part, Surface, Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import type { Vector } from '../vector';
import type { MotorcycleShape } from './motorcycle-shape';

const sides = [-1, 1] as const;
const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

/** Lamps, indicators and the number plate. */
export function buildLights({ lamp, tail, grip, head }: MotorcycleShape): Part[] {
  const { at, radius, kind } = lamp;
  const face: Surface = ({ high }) => (high > 0.2 && high < 0.28 ? materials.lampDark : materials.lamp);
  const front: Part[] =
    kind === 'round'
      ? [
          fill(
            buildTurned(
              at,
              [-1, 0, 0],
              [
                [0.02, -0.1],
                [radius * 0.8, -0.06],
                [radius, 0],
                [radius * 1.02, 0.02],
                [radius * 0.92, 0.024],
              ],
            ),
            materials.gloss,
          ),
          {
            triangles: buildTurned(
              [at[0] - 0.014, at[1], at[2]],
              [-1, 0, 0],
              [
                [radius * 0.94, 0],
                [radius * 0.6, 0.014],
                [0.001, 0.018],
              ],
            ),
            surface: face,
          },
        ]
      : kind === 'pair'
        ? sides.flatMap((side) => [
            fill(
              buildBlock(
                [at[0], side * radius * 1.1, at[2]],
                [0.06, radius * 1.5, radius * 0.75],
                0.02,
                -0.5,
              ),
              materials.lamp,
            ),
            fill(
              buildBlock(
                [at[0] + 0.02, side * radius * 1.1, at[2]],
                [0.06, radius * 1.8, radius * 1.1],
                0.02,
                -0.5,
              ),
              materials.gloss,
            ),
          ])
        : [
            fill(buildBlock(at, [0.06, radius * 2.2, radius * 0.8], 0.025, -0.4), materials.lamp),
            fill(
              buildBlock([at[0] + 0.02, at[1], at[2]], [0.06, radius * 2.6, radius * 1.3], 0.03, -0.4),
              materials.gloss,
            ),
          ];
  const indicators = sides.flatMap((side) =>
    (
      [
        [head[0] - 0.05, side * Math.min(0.19, grip[1] * 0.5), at[2] - 0.02],
        [tail[0] - 0.05, side * 0.15, tail[2] - 0.02],
      ] as Vector[]
    ).flatMap((place) => [
      fill(buildBlock(place, [0.055, 0.07, 0.03], 0.012), materials.indicator),
      fill(buildTube([place, [place[0], place[1] * 0.3, place[2]]], 0.007, [0, 0, 1]), materials.plastic),
    ]),
  );
  return [
    ...front,
    ...indicators,
    fill(buildBlock(tail, [0.05, 0.13, 0.055], 0.02), materials.red),
    fill(buildBlock([tail[0] + 0.03, 0, tail[2] - 0.16], [0.012, 0.19, 0.12], 0.005, -0.25), materials.plate),
    fill(
      buildTube(
        [
          [tail[0] - 0.06, 0, tail[2] - 0.02],
          [tail[0] + 0.02, 0, tail[2] - 0.12],
        ],
        0.03,
      ),
      materials.plastic,
    ),
  ];
}
