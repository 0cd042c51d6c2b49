import { IconButton } from '@portal/shared/ui';
import styled from 'styled-components';
import { useObjectUrl } from '../../../entities/media/hooks/useObjectUrl';
import { useSharedPhotosText } from '../../../messages/useSharedPhotosText';
import type { SharedPhoto } from '../../../entities/shared-photo/model/shared-photos';

const Tile = styled.li`
  position: relative;
  aspect-ratio: 4 / 3;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface-3);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset-block-start: var(--space-1);
    inset-inline-end: var(--space-1);
    background: var(--color-surface);
  }
`;

interface Props {
  photo: SharedPhoto;
  onDrop: () => void;
}

export function SharedPhotoTile({ photo: { file }, onDrop }: Props) {
  const t = useSharedPhotosText();
  const url = useObjectUrl(file);
  const { name } = file;
  return (
    <Tile>
      {url && <img src={url} alt={t('shared.photo', { name })} />}
      <IconButton
        icon="x"
        size="sm"
        variant="secondary"
        label={t('shared.leaveOut', { name })}
        onClick={onDrop}
      />
    </Tile>
  );
}
