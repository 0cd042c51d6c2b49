import { useServerClock, type ServerClock } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useState } from 'react';
import { createTicker, type Ticker } from '../model/ticker';

const tickers = new WeakMap<ServerClock, Ticker>();

function getTicker(clock: ServerClock): Ticker {
  const known = tickers.get(clock);
  if (known) return known;
  const ticker = createTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}

/**
 * The part of the time that a component shows. The component renders only when that changes. Must be a text
 * or a number, not an object. Not an external store: when one changes during a time-sliced render, React
 * renders everything again at once, and a clock always does that.
 */
export function useTickingValue<Shown extends string | number | boolean>(
  show: (now: number) => Shown,
): Shown {
  const ticker = getTicker(useServerClock());
  const [moment, setMoment] = useState(() => ticker.now());
  const look = useEffectEvent(() => {
    const now = ticker.now();
    if (show(now) !== show(moment)) setMoment(now);
  });
  useEffect(() => ticker.subscribe(look), [ticker]);
  return show(moment);
}
