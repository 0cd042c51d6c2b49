import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
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

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--color-backdrop);
  color: var(--color-on-brand-deep);
  font-weight: 600;
`;

function Photo({ item }: { item: MediaItem }) {
  const { url, onError } = useMediaUrl(item);
  return <>{url && <img src={url} alt="" onError={onError} />}</>;
}

/** A photo, or a placeholder; `more` hidden ones are counted on it. */
export function PreviewPhoto({ item, more = 0 }: { item: MediaItem | undefined; more?: number }) {
  const t = useFormText();
  return (
    <Frame>
      <Icon name="car" size={40} />
      {item && <Photo item={item} />}
      {more > 0 && <More>{t('form.preview.more', { count: more })}</More>}
    </Frame>
  );
}
