import { useEffect, useState } from 'react';
import { checkFiles } from '../../../entities/media/model/check-files';
import type { SharedPhoto } from '../../../entities/shared-photo/model/shared-photos';

type Checked = Awaited<ReturnType<typeof checkFiles>>;
const none: Checked = { taken: [], refused: [] };

/** Those that the listing can take, which has so many photos already, and the others with the reason. */
export function useCheckPhotos(photos: readonly SharedPhoto[], present: number): Checked {
  const [checked, setChecked] = useState(none);
  useEffect(() => {
    let isHere = true;
    const files = photos.map(({ file }) => file);
    void checkFiles(files, 'vehiclePhotos', present).then((result) => isHere && setChecked(result));
    return () => {
      isHere = false;
    };
  }, [photos, present]);
  return checked;
}
