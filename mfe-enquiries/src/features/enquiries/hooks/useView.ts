import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeView, readView, writeView, type View } from '../model/view-state';

/** Typing would fill the history with every letter. */
export type Step = 'push' | 'replace';

export type SetView = (change: Partial<View>, step?: Step) => void;

/** What the page shows, from its address: a reload, a way back and a link keep it. */
export function useView(): readonly [View, SetView] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  // The router's own is another at each change of the address: the rows would all render again.
  const latest = useRef(setParams);
  // What was asked for last: while the router is still on its way there, the next change builds on it.
  const wanted = useRef(params);
  useEffect(() => {
    latest.current = setParams;
    wanted.current = params;
  }, [setParams, params]);
  const setView = useCallback<SetView>(
    (change, step = 'push') => {
      wanted.current = writeView(changeView(readView(wanted.current), change), wanted.current);
      latest.current(wanted.current, { replace: step === 'replace' });
    },
    [],
  );
  return [view, setView];
}
