import type { Enquiry } from '@portal/shared/contract';
import { useDirection } from '@portal/shared/portal';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { listImages, vehicleName } from '../../../entities/enquiry/model/car';
import { nextPhoto } from '../model/next-photo';
import { Photo } from './Photo';

const Large = styled.div`
  aspect-ratio: 16 / 10;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  overflow: hidden;
  background: var(--color-surface-2);
`;

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-2);
`;

const Small = styled.button`
  inline-size: 72px;
  block-size: 46px;
  padding: 0;
  border: 2px solid var(--color-line);
  border-radius: var(--radius-1);
  overflow: hidden;
  background: var(--color-surface-2);
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--color-brand);
  }
`;

/** The vehicle's photos: one large, the others below it. Arrow keys move between them. */
export function PhotoGallery({ car }: Pick<Enquiry, 'car'>) {
  const t = useText();
  const direction = useDirection();
  const strip = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [photos, thumbnails] = [listImages(car), listImages(car, 'thumbnail')];
  const at = Math.min(chosen, Math.max(0, photos.length - 1));
  const getPhotoName = (index: number) =>
    t('enquiries.details.photo', { number: index + 1, count: photos.length, vehicle: vehicleName(car, t) });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPhoto(event.key, at, photos.length, direction);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <Large>
        <Photo
          src={photos[at]}
          alt={getPhotoName(at)}
          fallback={t(photos.length === 0 ? 'enquiries.details.noPhotos' : 'enquiries.details.brokenPhoto')}
        />
      </Large>
      {photos.length > 1 && (
        // The buttons inside are the controls; the group only handles their keys.
        <Strip ref={strip} role="toolbar" aria-label={t('enquiries.details.photos')} onKeyDown={onKeyDown}>
          {thumbnails.map((src, index) => (
            <Small
              key={src}
              type="button"
              aria-pressed={index === at}
              tabIndex={index === at ? 0 : -1}
              aria-label={getPhotoName(index)}
              onClick={() => setChosen(index)}
            >
              <Photo src={src} alt="" size={18} />
            </Small>
          ))}
        </Strip>
      )}
    </div>
  );
}
