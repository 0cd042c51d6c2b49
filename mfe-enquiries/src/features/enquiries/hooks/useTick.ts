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
 * What a component shows of the time; it renders again only when that changes. A text or a number, not an object. Not an external store:
 * React draws everything anew in one go when one of those moves on during a drawing in slices, which a clock always does.
 */
export function useTick<Shown extends string | number | boolean>(show: (now: number) => Shown): Shown {
  const ticker = getTicker(useServerClock());
  const [moment, setMoment] = useState(() => ticker.now());
  const look = useEffectEvent(() => {
    const now = ticker.now();
    if (show(now) !== show(moment)) setMoment(now);
  });
  useEffect(() => ticker.subscribe(look), [ticker]);
  return show(moment);
}
