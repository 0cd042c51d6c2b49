import { useEffect, useState } from 'react';
import type { SetView } from './useAddressView';

/** The address follows when the typing pauses: browsers refuse to change it at every key. */
const PAUSE = 300;

/** The text in the box, ahead of the address. The back button restores the earlier text. */
export function useSearchText<View extends { readonly search: string }>(
  inAddress: string,
  setView: SetView<View>,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(inAddress);
  const [address, setAddress] = useState(inAddress);
  /** The text that was last written to the address. */
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
