import { makeTrim, materials, type Material } from '../materials';
import { buildSheet, type Part, type Surface, type Triangle } from '../mesh';
import { buildBlock, buildRoundedBox } from '../rounded-box';
import type { Vector } from '../vector';
import type { Interior } from './interior';

const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

/** The wheel with its rim, three spokes and hub, turned towards the driver. */
function buildSteering(right: number): Part[] {
  const centre: Vector = [0.84, right, 0.84];
  const tilt = 0.42;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const place = (x: number, y: number, out: number): Vector => [
    centre[0] + out * cos - y * sin,
    centre[1] + x,
    centre[2] + y * cos + out * sin,
  ];
  const rim = buildSheet(48, 10, (turn, around) => {
    const [a, b] = [turn * 2 * Math.PI, around * 2 * Math.PI];
    const distance = 0.185 + 0.019 * Math.cos(b);
    return place(distance * Math.cos(a), distance * Math.sin(a), 0.019 * Math.sin(b));
  });
  const spoke = (angle: number) =>
    buildSheet(4, 4, (along, across) => {
      const [distance, offset] = [0.04 + along * 0.145, (across - 0.5) * 0.05];
      return place(
        distance * Math.cos(angle) - offset * Math.sin(angle),
        distance * Math.sin(angle) + offset * Math.cos(angle),
        0,
      );
    });
  const hub = buildSheet(24, 4, (turn, share) => {
    const distance = 0.075 * share;
    return place(
      distance * Math.cos(turn * 6.2832) * 1.15,
      distance * Math.sin(turn * 6.2832),
      0.03 * (1 - share ** 3),
    );
  });
  return [
    fill(rim, materials.gloss),
    fill([spoke(0), spoke(Math.PI), spoke(-Math.PI / 2)].flat(), materials.steel),
    fill(hub, materials.plastic),
  ];
}

const strips: Readonly<Record<Interior['strip'], Material | undefined>> = {
  wood: materials.wood,
  metal: materials.steel,
  body: materials.panel,
  none: undefined,
};

const paintScreen: Surface = ({ across, high, face }) => {
  if (face !== 'rear' || Math.abs(across) > 0.94 || high < 0.06 || high > 0.94) return materials.gloss;
  if (high > 0.84) return materials.screen;
  if (across < -0.2)
    return Math.abs(across + 0.55 - Math.sin(high * 7) * 0.12) < 0.05
      ? materials.screenLight
      : materials.screen;
  return (high * 4) % 1 > 0.3 && (across * 3 + 9) % 1 > 0.25 ? materials.screenLight : materials.screen;
};

const screens: Readonly<Record<Interior['screen'], readonly Vector[]>> = {
  wide: [[0.56, 0.46, 0.17]],
  tall: [[0.6, 0.28, 0.38]],
  small: [[0.6, 0.24, 0.15]],
  double: [[0.58, 0.7, 0.15]],
};

/** The dashboard with its vents and screen, the wheel on the driver's side (-1 is left), and the console. */
export function buildDash({ half, dash, strip, screen }: Interior, driver: -1 | 1): Part[] {
  const [shell, trim] = [makeTrim(dash), strips[strip]];
  const body = buildRoundedBox(
    { length: 0.6, width: half * 2, height: 0.36, radius: 0.1, cells: 12 },
    (along, high, across) => [
      0.08 + along * (0.52 - 0.12 * (1 - high)) + 0.08 * across ** 2,
      across * half,
      0.52 + high * 0.36 + 0.035 * Math.exp(-(((across - driver * 0.5) / 0.24) ** 2)) * along * high,
    ],
  );
  const paint: Surface = ({ across, high, face }) => {
    if (face !== 'rear') return shell;
    const vent = [-0.9, -0.16, 0.16, 0.9].some((at) => Math.abs(across - at) < 0.085);
    if (vent && high > 0.58 && high < 0.76) return (high * 40) % 1 > 0.4 ? materials.gloss : materials.steel;
    if (trim && high > 0.42 && high < 0.54) return trim;
    const isBox = Math.abs(across + driver * 0.52) < 0.28 && high < 0.36;
    return isBox && (high > 0.34 || Math.abs(across + driver * 0.52) > 0.27) ? materials.seam : shell;
  };
  const [[depth, width, height]] = screens[screen] as [Vector];
  const cluster: Vector = [0.6, driver * half * 0.5, 0.93];
  return [
    { triangles: body, surface: paint },
    {
      triangles: buildBlock(
        [
          depth + 0.04,
          screen === 'double' ? driver * 0.12 : 0,
          0.84 + (screen === 'tall' ? -0.04 : height / 2),
        ],
        [0.03, width, height],
        0.012,
      ),
      surface: paintScreen,
    },
    { triangles: buildBlock(cluster, [0.05, 0.3, 0.11], 0.02), surface: paintScreen },
    fill(buildBlock([0.52, driver * half * 0.5, 1], [0.24, 0.38, 0.035], 0.016), shell),
    ...buildSteering(driver * half * 0.5),
    fill(buildBlock([1.1, 0, 0.4], [1.1, 0.24, 0.26], 0.06), shell),
    fill(buildBlock([0.95, 0, 0.55], [0.34, 0.16, 0.03], 0.012), trim ?? materials.gloss),
    fill(buildBlock([0.9, 0.02, 0.61], [0.05, 0.05, 0.1], 0.022), materials.gloss),
    fill(buildBlock([1.42, 0, 0.56], [0.36, 0.2, 0.06], 0.03), makeTrim(dash, true)),
  ];
}
