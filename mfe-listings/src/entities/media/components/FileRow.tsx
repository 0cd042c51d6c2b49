import { Button, Icon, IconButton, ProgressBar } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import { useMediaUrl } from '../hooks/useMediaUrl';
import type { MediaItem } from '../model/media-item';
import type { MediaStore } from '../model/media-store';

const Row = styled.li<{ $refused: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid ${({ $refused }) => ($refused ? 'var(--color-danger)' : 'var(--color-line)')};
  border-radius: var(--radius-2);
`;

const Words = styled.span`
  flex: 1 1 8rem;
  min-inline-size: 0;
  & > b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  & > small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

const Video = styled.video`
  inline-size: 100%;
  max-block-size: 16rem;
  border-radius: var(--radius-1);
  background: var(--color-brand-deep);
`;

/** A file, its progress, and its actions. */
export function FileRow({ item, media }: { item: MediaItem; media: MediaStore }) {
  const t = useFormText();
  // A licence or a video opens whole; there are no thumbnails of them.
  const { url, name: known, onError } = useMediaUrl(item);
  const { key, list, status, share, problem } = item;
  const name = known ?? t('form.media.unnamed');
  const note = {
    waiting: t('form.media.waiting'),
    sending: t('form.media.sending', { percent: Math.round(share * 100) }),
    paused: t('form.media.paused'),
    refused: problem ?? '',
    stored: t('form.media.stored'),
  }[status];
  const isEnded = status === 'stored' || status === 'refused';
  return (
    <Row $refused={status === 'refused'}>
      {list === 'vehicleVideos' && url && (
        <Video src={url} controls preload="metadata" aria-label={t('form.video.preview')} onError={onError} />
      )}
      <Icon name={status === 'refused' ? 'alert' : status === 'stored' ? 'check' : 'clock'} />
      <Words>
        <b title={name}>{name}</b>
        <small>{note}</small>
      </Words>
      {(status === 'refused' || status === 'paused') && (
        <Button size="sm" icon="refresh" onClick={() => media.retry(key)}>
          {t('form.media.tryAgain')}
        </Button>
      )}
      <IconButton
        size="sm"
        icon="x"
        label={t(isEnded ? 'form.media.remove' : 'form.media.cancel', { name })}
        onClick={() => media.remove(key)}
      />
      {status === 'sending' && <ProgressBar value={share} label={t('form.media.progress', { name })} />}
    </Row>
  );
}
