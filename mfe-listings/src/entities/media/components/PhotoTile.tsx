import { Badge, Button, IconButton, ProgressBar, Spinner } from '@portal/shared/ui';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import { useMediaUrl } from '../hooks/useMediaUrl';
import type { MediaItem } from '../model/media-item';
import type { MediaStore } from '../model/media-store';

const Tile = styled.li<{ $refused: boolean; $lifted: boolean }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: 1px solid ${({ $refused }) => ($refused ? 'var(--color-danger)' : 'var(--color-line)')};
  border-radius: var(--radius-2);
  background: var(--color-surface);
  overflow: hidden;
  ${({ $lifted }) => $lifted && 'position: relative; z-index: 2; box-shadow: var(--elevation-2);'}
`;

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: var(--color-surface-2);
  color: var(--color-ink-3);
  & > img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Cover = styled.span`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-start: var(--space-1);
`;

const Note = styled.div`
  padding: var(--space-1) var(--space-2) 0;
  color: var(--color-ink-2);
  font-size: var(--text-1);
  line-height: 1.4;
  overflow-wrap: anywhere;
  &[data-refused='true'] {
    color: var(--color-danger-ink);
    font-weight: 500;
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 2px;
  margin-block-start: auto;
  padding: 2px;
`;

export interface PhotoTileProps {
  item: MediaItem;
  /** From 1. */
  place: number;
  media: MediaStore;
  onCrop: (item: MediaItem) => void;
  /** The drag handle. */
  handle?: ReactNode;
  lifted?: boolean;
  ref?: Ref<HTMLLIElement>;
}

/** One photo: its picture, its progress and its actions. */
export function PhotoTile({ item, place, media, onCrop, handle, lifted = false, ref }: PhotoTileProps) {
  const t = useFormText();
  const { url, onError } = useMediaUrl(item);
  const { key, status, share, problem } = item;
  const name = t('form.photos.photo', { place });
  const note = {
    waiting: t('form.media.waiting'),
    sending: t('form.media.sending', { percent: Math.round(share * 100) }),
    paused: t('form.media.paused'),
    refused: problem ?? '',
    stored: '',
  }[status];
  return (
    <Tile ref={ref} $refused={status === 'refused'} $lifted={lifted}>
      <Picture>
        {url ? <img src={url} alt={name} draggable={false} onError={onError} /> : <Spinner />}
        {place === 1 && (
          <Cover>
            <Badge tone="info" icon={false}>
              {t('form.photos.cover')}
            </Badge>
          </Cover>
        )}
      </Picture>
      {status === 'sending' && <ProgressBar value={share} label={t('form.media.progress', { name })} />}
      {note && <Note data-refused={status === 'refused'}>{note}</Note>}
      <Actions>
        {handle}
        {(status === 'refused' || status === 'paused') && (
          <IconButton
            size="sm"
            icon="refresh"
            label={t('form.media.retry', { name })}
            onClick={() => media.retry(key)}
          />
        )}
        {(status === 'stored' || status === 'refused') && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('form.photos.crop', { name })}
            onClick={() => onCrop(item)}
          >
            {t('form.photos.cropShort')}
          </Button>
        )}
        <IconButton
          size="sm"
          icon="x"
          label={t(status === 'stored' || status === 'refused' ? 'form.media.remove' : 'form.media.cancel', {
            name,
          })}
          onClick={() => media.remove(key)}
        />
      </Actions>
    </Tile>
  );
}
