import { useEffect, useState } from 'react';
import type { SetView } from './useAddressView';

/** The address follows when the typing pauses: browsers refuse to change it at every key. */
const PAUSE = 300;

/** What is being typed, ahead of the address; a way back brings back what stood there. */
export function useSearchText<View extends { readonly search: string }>(
  inAddress: string,
  setView: SetView<View>,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [address, setAddress] = useState(inAddress);
  /** What the address was last told to be. */
  const [sent, setSent] = useState(inAddress);
  if (inAddress !== address) {
    setAddress(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setTyped(inAddress);
    }
  }
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(typed);
      setView({ search: typed } as Partial<View>, 'replace');
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [sent, setView, typed]);
  return [typed, setTyped];
}
