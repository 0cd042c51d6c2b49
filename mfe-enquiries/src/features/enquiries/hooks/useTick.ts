import { useServerClock, type ServerClock } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';
import { createTicker, type Ticker } from '../model/ticker';

const tickers = new WeakMap<ServerClock, Ticker>();

function tickerOf(clock: ServerClock): Ticker {
  const known = tickers.get(clock);
  if (known) return known;
  const ticker = createTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}

/** What a component shows of the time; it renders again only when that changes. A text or a number, not an object. */
export function useTick<Shown extends string | number | boolean>(show: (now: number) => Shown): Shown {
  const ticker = tickerOf(useServerClock());
  const shown = () => show(ticker.now());
  return useSyncExternalStore(ticker.subscribe, shown, shown);
}
