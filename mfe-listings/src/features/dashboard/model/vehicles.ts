import type { VehicleFigures } from '@portal/shared/contract';

export interface VehicleRow {
  readonly vehicleId: string;
  readonly title: string | null;
  readonly code: string | null;
  readonly photo: string | null;
  readonly isHidden: boolean;
  readonly views: number;
  readonly enquiries: number;
  /** Relative to the most viewed: the length of its bar. */
  readonly share: number;
}

export function vehicleRows(figures: readonly VehicleFigures[]): VehicleRow[] {
  const most = Math.max(1, ...figures.map(({ views }) => views ?? 0));
  return figures.map(({ vehicleId, vehicleTitle, vehicleCode, photo, isVisible, views, enquiries }) => ({
    vehicleId,
    title: vehicleTitle ?? null,
    code: vehicleCode ?? null,
    photo: photo ?? null,
    isHidden: isVisible === false,
    views: views ?? 0,
    enquiries: enquiries ?? 0,
    share: (views ?? 0) / most,
  }));
}

/** Views without a row: of deleted vehicles, and of those beyond the server's list. */
export const countOtherViews = (rows: readonly VehicleRow[], total: number): number =>
  Math.max(0, total - rows.reduce((sum, { views }) => sum + views, 0));
