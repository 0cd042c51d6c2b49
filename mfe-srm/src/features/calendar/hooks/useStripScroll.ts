import { useCountry } from '@portal/shared/portal';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { toIsoDay, getMidnight } from '../model/days';
import { getMomentAt, getOffset, type Scale } from '../model/scale';

/** The address follows when the scrolling pauses. */
const PAUSE = 250;

/** Keeps the first visible day the same in the address and the scrolled strip. */
export function useStripScroll(scale: Scale, day: string, isRtl: boolean, setDay: (day: string) => void) {
  const country = useCountry().id;
  const scroller = useRef<HTMLDivElement>(null);
  /** The moment at the edge, exact to the pixel. */
  const edge = useRef(Number.NaN);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (Number.isNaN(edge.current) || toIsoDay(edge.current, country) !== day)
      edge.current = getMidnight(day, country);
    const place = getOffset(edge.current, scale);
    if (box && Math.abs(Math.abs(box.scrollLeft) - place) > 1) box.scrollLeft = isRtl ? -place : place;
  }, [country, day, isRtl, scale]);
  // Texts of bars that begin before the edge are moved to it.
  const tellEdge = useCallback(() => {
    const box = scroller.current;
    box?.style.setProperty('--scrolled', `${Math.abs(box.scrollLeft)}px`);
  }, []);
  useLayoutEffect(tellEdge, [day, isRtl, scale, tellEdge]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    // Half a pixel, because scroll positions are rounded.
    edge.current = getMomentAt(Math.abs(scroller.current?.scrollLeft ?? 0) + 0.5, scale);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      tellEdge();
      const shown = toIsoDay(edge.current, country);
      if (shown !== day) setDay(shown);
    }, PAUSE);
  }, [country, day, scale, setDay, tellEdge]);
  return { scroller, onScroll };
}
