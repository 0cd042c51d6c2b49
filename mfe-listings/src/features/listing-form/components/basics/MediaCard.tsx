import { Card, Stack, Text } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { FilesField } from '../../../../entities/media/components/FilesField';
import { PhotosField } from '../../../../entities/media/components/PhotosField';
import type { BasicsForm } from '../../hooks/useBasicsForm';

/** Photos in their order, and a video. */
export function MediaCard({ level: { errors }, files: { media, items } }: BasicsForm) {
  const t = useFormText();
  return (
    <Card title={t('form.photos.title')} subtitle={t('form.photos.text')}>
      <PhotosField media={media} items={items} error={errors.getText('vehiclePhotos')} />
      <Stack gap={2}>
        <Text weight={600} size={2}>
          {t('form.video.title')}
        </Text>
        <FilesField
          list="vehicleVideos"
          media={media}
          items={items}
          label={t('form.video.add')}
          error={errors.getText('vehicleVideos')}
        />
      </Stack>
    </Card>
  );
}
