import { isTouchScreen } from '@portal/shared/keyboard';
import { useI18n } from '@portal/shared/portal';
import { formatBytes } from '@portal/shared/format';
import { useLazyPart } from '@portal/shared/lazy';
import { Stack, VisuallyHidden } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useFormText } from '../../../messages/useFormText';
import { useAddFiles } from '../hooks/useAddFiles';
import { fileRules } from '../model/check-files';
import { filterByList, type MediaItem } from '../model/media-item';
import type { MediaStore } from '../model/media-store';
import { typeNames } from '../model/type-names';
import { FieldProblem } from './FieldProblem';
import { FilePicker } from './FilePicker';
import { PhotoCropper } from './PhotoCropper';
import { PhotoGrid } from './photoGrid';
import { PhotoTile } from './PhotoTile';
import { RefusedFiles } from './RefusedFiles';
import type { SortablePhotosProps } from './SortablePhotos';

const list = 'vehiclePhotos';
const { accept, maxBytes, maxFiles } = fileRules[list];
const loadSorting = () =>
  import(/* webpackChunkName: "listing-photo-order" */ './SortablePhotos').then(
    ({ SortablePhotos }) => SortablePhotos,
  );

interface PhotosFieldProps {
  media: MediaStore;
  items: readonly MediaItem[];
  error: string | undefined;
}

/** The photos of a listing; the first is its cover. */
export function PhotosField({ media, items: all, error }: PhotosFieldProps) {
  const t = useFormText();
  const { locale } = useI18n();
  const errorId = useId();
  const items = filterByList(all, list);
  const { add, refused, forget } = useAddFiles(media, list);
  const [cropped, setCropped] = useState<MediaItem | null>(null);
  const sorting = useLazyPart<SortablePhotosProps>(loadSorting, items.length > 1);
  const stored = items.filter(({ status }) => status === 'stored').length;
  return (
    <Stack gap={3}>
      {sorting && items.length > 1 ? (
        <sorting.Part items={items} media={media} onCrop={setCropped} />
      ) : (
        items.length > 0 && (
          <PhotoGrid>
            {items.map((item, at) => (
              <PhotoTile key={item.key} item={item} place={at + 1} media={media} onCrop={setCropped} />
            ))}
          </PhotoGrid>
        )
      )}
      <FilePicker
        name={list}
        multiple
        label={t('form.photos.add')}
        hint={t('form.photos.hint', {
          touch: isTouchScreen() ? 'yes' : 'no',
          count: items.length,
          max: maxFiles,
          types: typeNames(accept, locale),
          size: formatBytes(maxBytes, locale),
        })}
        accept={accept}
        cameraLabel={t('form.media.camera')}
        invalid={Boolean(error)}
        describedBy={errorId}
        onFiles={add}
      />
      <FieldProblem id={errorId} error={error} />
      <RefusedFiles list={list} refused={refused} onClose={forget} />
      <VisuallyHidden role="status">
        {items.length > 0 && t('form.photos.status', { stored, count: items.length })}
      </VisuallyHidden>
      {cropped && (
        <PhotoCropper
          item={cropped}
          onClose={() => setCropped(null)}
          onCropped={(file) => media.replace(cropped.key, file)}
        />
      )}
    </Stack>
  );
}
