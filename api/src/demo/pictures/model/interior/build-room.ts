import { makeTrim, materials, type Material } from '../materials';
import { buildSheet, type Part, type Surface } from '../mesh';
import { clamp, mix } from '../vector';
import type { Interior } from './interior';

const BELT = 0.82;

const sheet = (place: Parameters<typeof buildSheet>[2], surface: Surface, rows = 24, columns = 16): Part => ({
  triangles: buildSheet(rows, columns, place),
  surface,
});

/** Floor, doors and windscreen of a cabin of this length; one side only where the other hides the seats. */
export function buildRoom(
  { half, roof, seat, dash, kind, pitch }: Interior,
  length: number,
  onlySide?: -1 | 1,
): Part[] {
  const [panel, arm] = [makeTrim(dash), makeTrim(seat, true)];
  const lean = (up: number) => half * (1.02 - 0.2 * clamp((up - BELT) / 0.6));
  const isClosed = kind === 'lounge';
  const top = isClosed ? roof - 0.06 : BELT;
  const pillars = [0.25, 1.4, 2.5, 3.6];
  const door: Surface = ({ back, up }) => {
    if (up > BELT + 0.04 && up < roof - 0.1)
      return pillars.some((at) => Math.abs(back - at) < 0.07) ? materials.ceiling : materials.daylight;
    if (up > BELT + 0.01) return materials.ceiling;
    if (up > 0.53 && up < 0.63 && back % pitch > 0.2) return arm;
    if (Math.abs(up - 0.67) < 0.012 && back % pitch > 0.35 && back % pitch < 0.55) return materials.chrome;
    return up > 0.79 ? materials.gloss : panel;
  };
  const wall = (side: number) =>
    sheet(
      (along, high) => {
        const up = high * top;
        return [along * length, side * (lean(up) - 0.03 * Math.exp(-(((up - 0.58) / 0.09) ** 2))), up];
      },
      door,
      30,
      30,
    );
  const walls = onlySide === undefined ? [wall(-1), wall(1)] : [wall(onlySide)];
  const parts = [
    sheet(
      (along, across) => [along * length, (across * 2 - 1) * half, 0.12],
      () => materials.carpet,
    ),
    ...walls,
  ];
  const screen: Surface = ({ along, high }) =>
    Math.abs(high * 2 - 1) > 0.95 || along > 0.95 ? materials.gloss : materials.glass;
  const glass = sheet(
    (rise, across) => [
      mix(0.05, kind === 'open' ? 0.5 : 0.72, rise) + 0.1 * (across * 2 - 1) ** 2,
      (across * 2 - 1) * lean(mix(BELT, roof, rise)),
      mix(BELT, roof, rise),
    ],
    screen,
  );
  if (!isClosed) parts.push({ ...glass, isClear: true });
  parts.push(
    sheet(
      (rise, across) => [0.06, (across * 2 - 1) * half, rise * BELT],
      () => materials.carpet,
    ),
  );
  if (isClosed)
    parts.push(
      sheet(
        (along, across) => [
          mix(0.7, length, along),
          (across * 2 - 1) * lean(roof),
          roof + 0.03 * (1 - (across * 2 - 1) ** 2),
        ],
        () => materials.ceiling,
      ),
    );
  return parts;
}

const isRib = (value: number, pitch: number, width: number) => ((value % pitch) + pitch) % pitch < width;

/** A load space seen through the rear doors, with the wall behind the seats. */
export function buildLoadSpace({ half, roof, rows }: Interior, length: number): Part[] {
  const hasGlass = rows[0] === 2;
  const wall: Surface = ({ back, up }): Material => {
    if (up < 0.42) return isRib(back, 0.22, 0.012) ? materials.seam : materials.ply;
    if (isRib(back, 0.62, 0.07)) return materials.steel;
    return Math.abs(up - roof * 0.62) < 0.03 ? materials.steel : materials.panel;
  };
  const side = (sign: number) =>
    sheet(
      (along, high) => {
        const up = 0.12 + high * (roof - 0.12);
        const rib = isRib(along * (length + 1.5), 0.62, 0.07) && up > 0.42 ? 0.03 : 0;
        return [along * (length + 1.5), sign * (half - rib - 0.1 * clamp((up - roof * 0.6) / roof)), up];
      },
      wall,
      Math.round(length * 40),
      24,
    );
  const bulkhead: Surface = ({ right, up }) => {
    const inWindow = Math.abs(right) < half * 0.5 && up > 0.95 && up < 1.35;
    if (inWindow && hasGlass) {
      if (Math.abs(right) > half * 0.5 - 0.025 || up < 0.97 || up > 1.33) return materials.gloss;
      return isRib(up, 0.07, 0.012)
        ? materials.steel
        : Math.hypot(Math.abs(right) - 0.27, up - 1) < 0.13
          ? materials.canvas
          : materials.daylight;
    }
    return isRib(right, 0.3, 0.02)
      ? materials.steel
      : isRib(up, 0.4, 0.015)
        ? materials.steel
        : materials.panel;
  };
  return [
    sheet(
      (along, across) => [along * (length + 1.5), (across * 2 - 1) * half, 0.12],
      ({ right, back }) =>
        isRib(right, 0.24, 0.012) || isRib(back, 1.2, 0.012)
          ? materials.seam
          : Math.abs(Math.abs(right) - half * 0.7) < 0.03
            ? materials.steel
            : materials.ply,
    ),
    sheet(
      (along, across) => [along * (length + 1.5), (across * 2 - 1) * half * 0.93, roof],
      ({ back, right }) =>
        Math.abs(right) < 0.07
          ? materials.daylight
          : isRib(back, 0.62, 0.07)
            ? materials.steel
            : materials.panel,
    ),
    sheet((rise, across) => [0.02, (across * 2 - 1) * half, 0.12 + rise * roof], bulkhead, 30, 30),
    side(-1),
    side(1),
  ];
}
