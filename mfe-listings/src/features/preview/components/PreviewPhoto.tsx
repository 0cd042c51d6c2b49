import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useMediaUrl } from '../../media/hooks/useMediaUrl';
import type { MediaItem } from '../../media/model/media-item';

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: var(--color-surface-3);
  color: var(--color-ink-4);
  overflow: hidden;
  & > img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

function Photo({ item }: { item: MediaItem }) {
  const { url, onError } = useMediaUrl(item);
  return <>{url && <img src={url} alt="" onError={onError} />}</>;
}

/** A photo, or the place where one will be. */
export function PreviewPhoto({ item }: { item: MediaItem | undefined }) {
  return (
    <Frame>
      <Icon name="car" size={40} />
      {item && <Photo item={item} />}
    </Frame>
  );
}
