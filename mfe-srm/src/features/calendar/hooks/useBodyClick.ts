import { useCountry } from '@portal/shared/portal';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Bar, VehicleLine } from '../model/bars';
import { newPeriodAt, newTripPath } from '../model/new-trip';
import { getMomentAt, ROW_HEIGHT, type Scale, type Zoom } from '../model/scale';

interface Viewport {
  readonly lines: readonly VehicleLine[];
  readonly scale: Scale;
  readonly zoom: Zoom;
  readonly now: number;
  readonly isRtl: boolean;
  readonly onOpen: (bar: Bar) => void;
  /** Whether the current click belongs to a drag. */
  readonly wasDragged: () => boolean;
}

/** A click on a bar opens it; one on a free day starts a new trip. */
export function useBodyClick({ lines, scale, zoom, now, isRtl, onOpen, wasDragged }: Viewport) {
  const country = useCountry().id;
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (wasDragged()) return;
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]')?.dataset.bar;
    if (id !== undefined) {
      const bar = lines.flatMap(({ bars }) => bars).find((one) => one.id === id);
      if (bar) onOpen(bar);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const line = lines[Math.floor((event.clientY - box.top) / ROW_HEIGHT)];
    const place = isRtl ? box.right - event.clientX : event.clientX - box.left;
    const period = newPeriodAt(getMomentAt(place, scale), { zoom, now, country });
    if (line && period) void navigate(newTripPath(line.vehicleId, period));
  };
}
