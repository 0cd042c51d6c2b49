import { Icon, IconButton } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import type { Photo } from '../model/values';

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 96px;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  overflow: hidden;
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    background: var(--color-surface);
  }
`;
const Note = styled.span<{ $bad: boolean }>`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: 1px var(--space-1);
  background: ${({ $bad }) => ($bad ? 'var(--color-danger-soft)' : 'var(--color-surface)')};
  color: ${({ $bad }) => ($bad ? 'var(--color-danger-ink)' : 'var(--color-ink-2)')};
  font-size: var(--text-1);
  text-align: center;
`;

interface Props {
  photos: readonly Photo[];
  getPhotoUrl: (photo: Photo) => string | null;
  onRemove?: (key: string) => void;
}

/** Photos side by side; each opens in its own tab. */
export function PhotoStrip({ photos, getPhotoUrl, onRemove }: Props) {
  const t = useCheckListText();
  if (photos.length === 0) return null;
  return (
    <Strip role="list">
      {photos.map((photo, at) => {
        const url = getPhotoUrl(photo);
        const label = t('checkList.photo', { number: at + 1 });
        return (
          <Item key={photo.key}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={label} referrerPolicy="no-referrer" />
              </a>
            ) : (
              <Icon name="car" label={label} />
            )}
            {photo.refused && <Note $bad>{photo.refused}</Note>}
            {!photo.refused && !photo.fileId && <Note $bad={false}>{t('checkList.photoWaits')}</Note>}
            {onRemove && (
              <IconButton
                icon="x"
                size="sm"
                label={t('checkList.removePhoto', { number: at + 1 })}
                onClick={() => onRemove(photo.key)}
              />
            )}
          </Item>
        );
      })}
    </Strip>
  );
}
