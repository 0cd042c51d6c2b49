import { useEffect, useState } from 'react';
import { sharedPhotos, type SharedPhoto } from '../../../entities/shared-photo/model/shared-photos';

/** The photos of the phone. Undefined until they are read. */
export function useReadPhotos() {
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>();
  useEffect(() => {
    let isHere = true;
    void sharedPhotos
      .list()
      // A browser that forbids its storage has none.
      .catch(() => [])
      .then((found) => isHere && setPhotos(found));
    return () => {
      isHere = false;
    };
  }, []);
  return {
    photos,
    drop(id: string) {
      setPhotos((shown) => shown?.filter((photo) => photo.id !== id));
      void sharedPhotos.drop(id).catch(() => undefined);
    },
    clear() {
      setPhotos([]);
      return sharedPhotos.clear().catch(() => undefined);
    },
  };
}
