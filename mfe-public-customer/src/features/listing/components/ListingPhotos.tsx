import type { PublicListing } from '@portal/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { useListingText } from '../../../messages/useListingText';
import { Photo } from './Photo';

const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--radius-1);
  background: none;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: var(--color-brand);
  }
`;

interface ListingPhotosProps {
  readonly listing: PublicListing;
  readonly onFailed: () => void;
}

/** One photo large, all others below it. */
export function ListingPhotos({ listing: { photos, title: vehicle }, onFailed }: ListingPhotosProps) {
  const t = useListingText();
  const [chosen, setChosen] = useState(0);
  // There may be fewer photos than before.
  const at = Math.min(chosen, photos.length - 1);
  const count = photos.length;
  return (
    <>
      <Photo
        src={photos[at]?.url}
        alt={t('listing.photo', { vehicle, number: at + 1, count })}
        missing={t('listing.photo.missing')}
        onFailed={onFailed}
      />
      {count > 1 && (
        <Others aria-label={t('listing.photos')}>
          {photos.map(({ url, thumbnailUrl }, index) => (
            <li key={index}>
              <Choice
                type="button"
                aria-label={t('listing.photo.show', { number: index + 1 })}
                aria-pressed={index === at}
                onClick={() => setChosen(index)}
              >
                <Photo src={thumbnailUrl ?? url} alt="" isLazy onFailed={onFailed} />
              </Choice>
            </li>
          ))}
        </Others>
      )}
    </>
  );
}
