import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isExtendable, isMovable, type Bar, type VehicleLine } from '../model/bars';
import { moved, findNeighbour, toPlan, resizePlan, type Plan } from '../model/plan';
import { DAY, ROW_HEIGHT, roundTo, type Scale } from '../model/scale';
import { followPointer } from './follow-pointer';
import type { Planning } from './usePlanMove';

interface Hands {
  lines: readonly VehicleLine[];
  scale: Scale;
  snap: number;
  isRtl: boolean;
  planning: Planning;
  body: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
}

/**
 * Moves a trip with the mouse, or with a finger after a long press; dragging its end makes it longer. Returns
 * a function that tells whether the current click belongs to a drag.
 */
export function useBarDrag({ lines, scale, snap, isRtl, planning, body, scroller }: Hands): () => boolean {
  const dragged = useRef(false);
  const buildPlan = useEffectEvent((bar: Bar, isEnd: boolean, dx: number, dy: number): Plan => {
    const plan = toPlan(bar);
    const along = ((isRtl ? -dx : dx) / scale.dayWidth) * DAY;
    if (!isEnd && isMovable(bar)) {
      const other = findNeighbour(lines, bar.vehicleId, Math.round(dy / ROW_HEIGHT));
      return moved(plan, roundTo(along, snap), other);
    }
    // The bar of an overdue trip ends now, not at its planned end.
    const by = Math.abs(along) < snap / 2 ? 0 : roundTo(bar.end + along - plan.end, snap);
    return by === 0 ? plan : resizePlan(plan, plan.end + by, snap);
  });
  const onPlan = useEffectEvent((plan: Plan) => {
    const known = planning.plan;
    const isSame =
      known?.vehicleId === plan.vehicleId && known.start === plan.start && known.end === plan.end;
    if (!isSame) planning.set(plan);
  });
  const onDrop = useEffectEvent((plan: Plan | null) => (plan ? planning.ask(plan) : planning.set(null)));
  const onDown = useEffectEvent((event: PointerEvent) => {
    dragged.current = false;
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
    const bar = id && lines.flatMap(({ bars }) => bars).find((one) => one.id === id);
    const isEnd = target.closest('[data-edge]') !== null;
    if (event.button !== 0 || !bar || !(isEnd ? isExtendable(bar) : isMovable(bar))) return undefined;
    return followPointer(event, scroller.current, {
      onBegin: () => {
        dragged.current = true;
      },
      onMove: (dx, dy) => onPlan(buildPlan(bar, isEnd, dx, dy)),
      onEnd: (dx, dy) => onDrop(buildPlan(bar, isEnd, dx, dy)),
      onCancel: () => onDrop(null),
    });
  });
  useEffect(() => {
    const box = body.current;
    let stop: (() => void) | undefined;
    const down = (event: PointerEvent) => {
      stop?.();
      stop = onDown(event);
    };
    box?.addEventListener('pointerdown', down);
    return () => {
      box?.removeEventListener('pointerdown', down);
      stop?.();
    };
  }, [body]);
  return useCallback(() => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  }, []);
}
