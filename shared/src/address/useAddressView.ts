import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a page's view stands in its address. The same object for the life of the page. */
export interface AddressForm<View> {
  /** Whatever someone typed into the address, it is a view. */
  read(params: URLSearchParams): View;
  /** Leaves parameters of others as they are. */
  write(view: View, params: URLSearchParams): URLSearchParams;
  change(view: View, change: Partial<View>): View;
}

/** Typing would fill the history with every letter. */
export type Step = 'push' | 'replace';
export type SetView<View> = (change: Partial<View>, step?: Step) => void;

/** What the page shows, from its address: a reload, a way back and a link keep it. */
export function useAddressView<View>(form: AddressForm<View>): readonly [View, SetView<View>] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => form.read(params), [form, params]);
  // The router's own is another at each change of the address: the rows would all render again.
  const latest = useRef(setParams);
  // What was asked for last: while the router is still on its way there, the next change builds on it.
  const wanted = useRef(params);
  useEffect(() => {
    latest.current = setParams;
    wanted.current = params;
  }, [setParams, params]);
  const setView = useCallback<SetView<View>>(
    (change, step = 'push') => {
      wanted.current = form.write(form.change(form.read(wanted.current), change), wanted.current);
      latest.current(wanted.current, { replace: step === 'replace' });
    },
    [form],
  );
  return [view, setView];
}
