import { Button, Card, Inline, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { PhotoGrid } from '../../../entities/media/components/photoGrid';
import { RefusedFiles } from '../../../entities/media/components/RefusedFiles';
import type { SharedPhoto } from '../../../entities/shared-photo/model/shared-photos';
import { useSharedPhotosText } from '../../../messages/useSharedPhotosText';
import { useCheckPhotos } from '../hooks/useCheckPhotos';
import { useHandOver } from '../hooks/useHandOver';
import { useChooseListing } from '../hooks/useChooseListing';
import { ListingChoice } from './ListingChoice';
import { SharedPhotoTile } from './SharedPhotoTile';

interface Props {
  photos: readonly SharedPhoto[];
  onDrop: (id: string) => void;
  onClear: () => Promise<unknown>;
}

/** The photos, and the listing that gets them. Its form uploads them. */
export function SharedPhotos({ photos, onDrop, onClear }: Props) {
  const t = useSharedPhotosText();
  const choice = useChooseListing();
  const { chosen } = choice;
  const { taken, refused } = useCheckPhotos(photos, choice.present);
  const [isTried, setTried] = useState(false);
  const { handOver, discard, isRunning } = useHandOver(onClear);
  const shown = photos.filter(({ file }) => !refused.some((one) => one.file === file));
  const dropRefused = () =>
    photos.filter(({ file }) => refused.some((one) => one.file === file)).forEach(({ id }) => onDrop(id));
  function add() {
    setTried(true);
    if (chosen !== null && taken.length > 0) void handOver(chosen, taken);
  }
  return (
    <Stack gap={4}>
      <Card title={t('shared.photos', { count: shown.length })}>
        <Stack gap={3}>
          {shown.length > 0 && (
            <PhotoGrid>
              {shown.map((photo) => (
                <SharedPhotoTile key={photo.id} photo={photo} onDrop={() => onDrop(photo.id)} />
              ))}
            </PhotoGrid>
          )}
          <RefusedFiles list="vehiclePhotos" refused={refused} onClose={dropRefused} />
        </Stack>
      </Card>
      <Card>
        <ListingChoice
          choice={choice}
          error={isTried && chosen === null ? t('shared.choose.missing') : undefined}
        />
      </Card>
      <Inline justify="end">
        <Button disabled={isRunning} onClick={() => void discard()}>
          {t('shared.discard')}
        </Button>
        <Button variant="primary" busy={isRunning} disabled={taken.length === 0} onClick={add}>
          {t('shared.add', { count: taken.length })}
        </Button>
      </Inline>
    </Stack>
  );
}
