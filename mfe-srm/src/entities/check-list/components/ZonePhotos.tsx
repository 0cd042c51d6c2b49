import { limits } from '@portal/shared/contract';
import { shrinkPhoto } from '@portal/shared/photos';
import { Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useCheckListText } from '../../../messages/useCheckListText';
import type { Photo } from '../model/values';
import type { DeviceFiles } from '../store/device-files';
import { PhotoButtons } from './PhotoButtons';
import { PhotoStrip } from './PhotoStrip';

interface Props {
  photos: readonly Photo[];
  files: DeviceFiles;
  onChange: (photos: readonly Photo[]) => void;
}

/** Photos of a zone: taken or chosen, stored on the device, sent when there is a network. */
export function ZonePhotos({ photos, files, onChange }: Props) {
  const t = useCheckListText();
  const [problem, setProblem] = useState<string | null>(null);
  const room = limits.checkList.photosPerZone - photos.length;
  async function add(chosen: readonly File[]) {
    const pictures = chosen.filter(({ type }) => type.startsWith('image/'));
    const isOther = pictures.length < chosen.length;
    const taken = await Promise.all(pictures.slice(0, room).map((file) => shrinkPhoto(file)));
    const fitting = taken.filter(({ size }) => size <= limits.files.imageMax);
    const isLarge = fitting.length < taken.length;
    const isMany = pictures.length > room;
    setProblem(
      isOther
        ? t('checkList.photoType')
        : isLarge
          ? t('checkList.photoLarge')
          : isMany
            ? t('checkList.photoMany', { most: limits.checkList.photosPerZone })
            : null,
    );
    if (fitting.length > 0)
      onChange([...photos, ...fitting.map((file) => ({ key: files.add(file), fileId: null }))]);
  }
  return (
    <Stack gap={2} role="group" aria-label={t('checkList.photosOf')}>
      <Text size={2} weight={600}>
        {t('checkList.photosOf')}
      </Text>
      <PhotoStrip
        photos={photos}
        getPhotoUrl={({ key, url }) => files.url(key) ?? url ?? null}
        onRemove={(key) => onChange(photos.filter((photo) => photo.key !== key))}
      />
      {room > 0 && <PhotoButtons onFiles={(chosen) => void add(chosen)} />}
      {problem && (
        <Text role="alert" tone="danger" size={2}>
          {problem}
        </Text>
      )}
    </Stack>
  );
}
