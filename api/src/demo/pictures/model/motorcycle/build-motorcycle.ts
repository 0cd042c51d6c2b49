import type { Camera } from '../camera';
import { makePaint, materials } from '../materials';
import type { Part } from '../mesh';
import { buildBlock } from '../rounded-box';
import { buildBodywork } from './build-bodywork';
import { buildChassis } from './build-chassis';
import { buildCycleWheel } from './build-cycle-wheel';
import { buildEngine } from './build-engine';
import type { MotorcycleShape } from './motorcycle-shape';

export interface CycleColours {
  readonly paint: string;
  readonly second: string;
  readonly seat: string;
}

/** A motorcycle on its wheels, in its colours. */
export function buildMotorcycle(shape: MotorcycleShape, { paint, second, seat }: CycleColours): Part[] {
  const { front, rear, wheelbase, step } = shape;
  return [
    ...buildCycleWheel(front.radius, front, true),
    ...buildCycleWheel(front.radius + wheelbase, rear, false),
    ...buildChassis(shape),
    ...buildEngine(shape),
    ...buildBodywork(shape, { paint: makePaint(paint), second: makePaint(second), seat }),
    ...(step
      ? [
          {
            triangles: buildBlock(
              [(step.from + step.to) / 2, 0, step.up],
              [step.to - step.from, 0.3, 0.07],
              0.03,
            ),
            surface: () => materials.plastic,
          },
        ]
      : []),
  ];
}

export const measureCycle = ({ front, rear, wheelbase }: MotorcycleShape): number =>
  front.radius + wheelbase + rear.radius;

/** What a rider sees: the bar, the instruments and the tank. */
export function placeRider({ head, grip }: MotorcycleShape): Camera {
  return { eye: [grip[0] + 0.72, -0.14, grip[2] + 0.62], target: [head[0], 0, head[2]] };
}
