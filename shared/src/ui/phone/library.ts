import { useEffect, useEffectEvent, useState } from 'react';

/** 35 KB of numbering plans, loaded shortly before they are needed. */
export type PhoneLibrary = typeof import('libphonenumber-js/min');

let loading: Promise<PhoneLibrary | null> | undefined;

/**
 * Null when it cannot be loaded: the field then works without formatting, and the server still checks the
 * number.
 */
export function loadPhoneLibrary(): Promise<PhoneLibrary | null> {
  loading ??= import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/min').catch(
    (error: unknown) => {
      loading = undefined;
      console.warn('Phone numbers are not formatted: the library could not be loaded', error);
      return null;
    },
  );
  return loading;
}

/**
 * The library once it is requested and loaded, null before. `onLoad` may correct what was done without it.
 */
export function usePhoneLibrary(
  isNeeded: boolean,
  onLoad: (library: PhoneLibrary) => void,
): PhoneLibrary | null {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const tellLoaded = useEffectEvent(onLoad);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    void loadPhoneLibrary().then((loaded) => {
      if (!isMounted || !loaded) return;
      setLibrary(() => loaded);
      tellLoaded(loaded);
    });
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return library;
}
