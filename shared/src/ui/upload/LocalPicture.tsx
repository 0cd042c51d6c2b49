import { useEffect, useRef } from 'react';

/** A picture that is still on this device. Its object URL is revoked when it is no longer shown. */
export function LocalPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" />;
}
