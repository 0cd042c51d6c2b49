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
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const setView = useCallback<SetView>(
    (change, step = 'push') =>
      latest.current((now) => writeView(changeView(readView(now), change), now), {
        replace: step === 'replace',
      }),
    [],
  );
  return [view, setView];
}
