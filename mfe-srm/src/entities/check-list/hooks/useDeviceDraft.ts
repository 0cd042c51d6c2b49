import { useEffect, useState } from 'react';
import { deviceStore } from '../store/device-store';

/** Whether this device has a checklist that is not sent yet; undefined until it is known. */
export function useDeviceDraft(storeKey: string): boolean | undefined {
  const [found, setFound] = useState<{ key: string; has: boolean } | null>(null);
  useEffect(() => {
    let isHere = true;
    deviceStore
      .readDraft(storeKey)
      .catch(() => null)
      .then((draft) => isHere && setFound({ key: storeKey, has: draft !== null }));
    return () => {
      isHere = false;
    };
  }, [storeKey]);
  return found?.key === storeKey ? found.has : undefined;
}
