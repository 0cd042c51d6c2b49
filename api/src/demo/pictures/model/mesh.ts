import type { Material } from './materials';
import { cross, normalize, subtract, type Vector } from './vector';

export type Face = 'front' | 'rear' | 'left' | 'right' | 'top' | 'bottom';

/** A place on a part: in the world, and as shares of the part's length, height and half width (-1 to 1). */
export interface Spot {
  readonly back: number;
  readonly right: number;
  readonly up: number;
  readonly along: number;
  readonly high: number;
  readonly across: number;
  readonly face: Face;
}

/** What a part is made of at a place; nothing where it has a hole. */
export type Surface = (spot: Spot) => Material | undefined;

export interface Vertex {
  readonly position: Vector;
  readonly normal: Vector;
  readonly shares: Vector;
}

export interface Triangle {
  readonly corners: readonly [Vertex, Vertex, Vertex];
  readonly face: Face;
}

export interface Part {
  readonly triangles: readonly Triangle[];
  readonly surface: Surface;
  readonly isSolid?: boolean;
  /** Glass through which one sees: every second pixel is left out. */
  readonly isClear?: boolean;
}

/** Two triangles for each cell of a grid of vertices. */
export function joinGrid(grid: readonly (readonly Vertex[])[], face: Face): Triangle[] {
  return grid.slice(1).flatMap((row, line) => {
    const above = grid[line] as readonly Vertex[];
    return row.slice(1).flatMap((corner, index): Triangle[] => {
      const [a, b, c] = [above[index], above[index + 1], row[index]] as [Vertex, Vertex, Vertex];
      return [
        { corners: [a, b, corner], face },
        { corners: [a, corner, c], face },
      ];
    });
  });
}

/** A grid of places whose normals come from the neighbours. */
export function buildSheet(
  rows: number,
  columns: number,
  place: (row: number, column: number) => Vector,
  face: Face = 'top',
): Triangle[] {
  const step = 1e-3;
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Vertex => {
      const [u, v] = [row / rows, column / columns];
      const normal = normalize(
        cross(
          subtract(place(u + step, v), place(u - step, v)),
          subtract(place(u, v + step), place(u, v - step)),
        ),
      );
      return { position: place(u, v), normal, shares: [u, v, 0] };
    }),
  );
  return joinGrid(grid, face);
}
