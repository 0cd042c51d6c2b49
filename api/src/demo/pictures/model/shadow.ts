import type { Part } from './mesh';
import { clamp } from './vector';

const CELLS = 32;
const MARGIN = 1.5;

/** How dark the floor is at a place, from the outline of the vehicle seen from above. */
export type Shadow = (back: number, right: number) => number;

function blur(cells: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const pass = (source: Float32Array, dx: number, dy: number) => {
    const result = new Float32Array(source.length);
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < columns; x += 1) {
        let sum = 0;
        for (let step = -radius; step <= radius; step += 1) {
          const [sx, sy] = [clamp(x + step * dx, 0, columns - 1), clamp(y + step * dy, 0, rows - 1)];
          sum += source[sy * columns + sx] as number;
        }
        result[y * columns + x] = sum / (2 * radius + 1);
      }
    return result;
  };
  let result = cells;
  for (let round = 0; round < 2; round += 1) result = pass(pass(result, 1, 0), 0, 1);
  return result;
}

export function castShadow(parts: readonly Part[], length: number, width: number): Shadow {
  const columns = Math.ceil((length + 2 * MARGIN) * CELLS);
  const rows = Math.ceil((width + 2 * MARGIN) * CELLS);
  const [wide, near] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  for (const { triangles } of parts)
    for (const { corners } of triangles)
      for (const {
        position: [back, right, up],
      } of corners.slice(0, 1)) {
        const x = Math.round((back + MARGIN) * CELLS);
        const y = Math.round((right + width / 2 + MARGIN) * CELLS);
        for (let dy = -1; dy <= 1; dy += 1)
          for (let dx = -1; dx <= 1; dx += 1) {
            const index = clamp(y + dy, 0, rows - 1) * columns + clamp(x + dx, 0, columns - 1);
            wide[index] = 1;
            if (up < 0.1) near[index] = 1;
          }
      }
  const [soft, contact] = [blur(wide, columns, rows, 9), blur(near, columns, rows, 2)];
  const read = (cells: Float32Array, back: number, right: number) => {
    const [x, y] = [Math.round((back + MARGIN) * CELLS), Math.round((right + width / 2 + MARGIN) * CELLS)];
    return x < 0 || y < 0 || x >= columns || y >= rows ? 0 : (cells[y * columns + x] as number);
  };
  return (back, right) => clamp(read(soft, back, right) * 0.72 + read(contact, back, right) * 0.5, 0, 0.93);
}
