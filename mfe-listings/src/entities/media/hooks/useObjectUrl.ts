import { useEffect, useState } from 'react';

/** An address for a file on this device, revoked when it is no longer shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // The address exists only after the effect created it.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setShown({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return shown?.file === file ? shown?.url : undefined;
}
