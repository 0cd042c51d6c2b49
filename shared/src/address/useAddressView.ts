import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How the address stores a page's view. The same object for the life of the page. */
export interface AddressForm<View> {
  /** Turns any address that someone typed into a valid view. */
  read(params: URLSearchParams): View;
  /** Leaves other parameters as they are. */
  write(view: View, params: URLSearchParams): URLSearchParams;
  change(view: View, change: Partial<View>): View;
}

/** Typing would fill the history with every letter. */
export type Step = 'push' | 'replace';
export type SetView<View> = (change: Partial<View>, step?: Step) => void;

/** The view of a page, kept in its address: a reload, the back button and a link keep it. */
export function useAddressView<View>(form: AddressForm<View>): readonly [View, SetView<View>] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => form.read(params), [form, params]);
  // The router's own function changes with each address, so all rows would render again.
  const latest = useRef(setParams);
  // The latest requested address: while the router is still on its way there, the next change builds on it.
  const target = useRef(params);
  useEffect(() => {
    latest.current = setParams;
    target.current = params;
  }, [setParams, params]);
  const setView = useCallback<SetView<View>>(
    (change, step = 'push') => {
      target.current = form.write(form.change(form.read(target.current), change), target.current);
      latest.current(target.current, { replace: step === 'replace' });
    },
    [form],
  );
  return [view, setView];
}
