import { buildTurned } from '../build-turned';
import { materials, type Material } from '../materials';
import type { Part, Surface, Triangle } from '../mesh';
import { buildBlock } from '../rounded-box';
import type { Vector } from '../vector';
import type { MotorcycleShape } from './motorcycle-shape';

const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

const paintClock: Surface = ({ along, high }) => {
  const isNeedle = Math.abs(along * 48 - 9) < 0.8 && high < 0.72;
  if (isNeedle) return materials.red;
  if (high > 0.86) return materials.chrome;
  return high > 0.66 && (along * 24) % 1 < 0.3 ? materials.plate : materials.gloss;
};

const paintScreen: Surface = ({ across, high, face }) => {
  if (face !== 'rear' && face !== 'top') return materials.gloss;
  if (Math.abs(across) > 0.88 || high < 0.1 || high > 0.9) return materials.gloss;
  const ring = Math.hypot(across * 0.62 + 0.2, high - 0.5);
  if (Math.abs(ring - 0.3) < 0.05) return materials.screenLight;
  return across > 0.25 && (high * 4) % 1 > 0.45 ? materials.screenLight : materials.screen;
};

/** Instruments in front of the bar, turned to the rider. */
export function buildInstruments({ dash, dashAt, head, rise }: MotorcycleShape): Part[] {
  const [back, up] = dashAt ?? [head[0] - 0.1, head[2] + rise + 0.03];
  const at: Vector = [back, 0, up];
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
      surface: paintClock,
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
