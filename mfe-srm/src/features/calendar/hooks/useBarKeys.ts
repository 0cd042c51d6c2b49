import { type KeyboardEvent } from 'react';
import { useCalendarText } from '../../../messages/useCalendarText';
import { isExtendable, isMovable, type Bar, type VehicleLine } from '../model/bars';
import { moved, findNeighbour, toPlan, resizePlan } from '../model/plan';
import type { Planning } from './usePlanMove';
import { useBarWords } from './useBarWords';

interface Hands {
  lines: readonly VehicleLine[];
  snap: number;
  isRtl: boolean;
  planning: Planning;
  onOpen: (bar: Bar) => void;
}

/** Arrow keys move the focused trip, with Shift its end; Enter continues, Escape reverts. */
export function useBarKeys({ lines, snap, isRtl, planning, onOpen }: Hands) {
  const t = useCalendarText();
  const { words } = useBarWords();
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = (event.target as HTMLElement).dataset.bar;
    const bar = lines.flatMap(({ bars }) => bars).find((one) => one.id === id);
    if (!bar || event.altKey || event.ctrlKey || event.metaKey) return;
    const own = planning.plan?.bar.id === bar.id ? planning.plan : null;
    const step = (later: boolean) => (later === isRtl ? -1 : 1) * snap;
    const isAlong = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const isAcross = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Enter') {
      if (own) planning.ask(own);
      else onOpen(bar);
    } else if (event.key === 'Escape' && own) planning.set(null);
    else if (!isAlong && !isAcross) return;
    else if (!isExtendable(bar)) planning.say(t('calendar.plan.fixed', { words: words(bar) }));
    else if (isAlong && event.shiftKey) {
      const plan = own ?? toPlan(bar);
      planning.set(resizePlan(plan, plan.end + step(event.key === 'ArrowRight'), snap));
    } else if (!isMovable(bar)) planning.say(t('calendar.plan.endOnly', { code: bar.trip?.tripCode ?? '' }));
    else if (isAlong) planning.set(moved(own ?? toPlan(bar), step(event.key === 'ArrowRight')));
    else {
      const plan = own ?? toPlan(bar);
      planning.set(moved(plan, 0, findNeighbour(lines, plan.vehicleId, event.key === 'ArrowDown' ? 1 : -1)));
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
