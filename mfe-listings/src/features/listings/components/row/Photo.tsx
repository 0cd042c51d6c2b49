import type { Listing } from '@portal/shared/contract';
import { Icon, hiddenStyle } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useListingsText } from '../../../../messages/useListingsText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { getCoverUrl } from '../../model/listing';

/** In pixels. A photo of the compact density has no room for words. */
const NARROWEST_WITH_WORDS = 72;

const Box = styled.span<{ $shape: 'thumbnail' | 'cover' }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $shape }) => ($shape === 'cover' ? '100%' : 'var(--photo-size, 84px)')};
  aspect-ratio: ${({ $shape }) => ($shape === 'cover' ? '16 / 10' : '4 / 3')};
  border-radius: ${({ $shape }) => ($shape === 'cover' ? '0' : 'var(--radius-1)')};
  background: var(--color-surface-3);
  color: var(--color-ink-3);
  font-size: var(--text-1);
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > .missing {
    container-type: inline-size;
    inline-size: 100%;
    text-align: center;
    line-height: 1.3;
    & > svg {
      margin-inline: auto;
    }
    & > span {
      display: block;
      padding: 2px var(--space-1) 0;
    }
    @container (max-width: ${NARROWEST_WITH_WORDS - 1}px) {
      & > span {
        ${hiddenStyle}
      }
    }
  }
`;

interface Props {
  row: Listing;
  shape: 'thumbnail' | 'cover';
  /** One of the first on the page, so it loads with priority. */
  isFirst?: boolean;
}

export function Photo({ row, shape, isFirst }: Props) {
  const t = useListingsText();
  const cover = getCoverUrl(row.vehiclePhotos);
  const [broken, setBroken] = useState<string | null>(null);
  if (cover && cover !== broken)
    return (
      <Box $shape={shape}>
        <img
          src={cover}
          alt={t('listings.row.photo', { title: formatListingTitle(row) || t('listings.untitled') })}
          width={shape === 'cover' ? 320 : 84}
          height={shape === 'cover' ? 200 : 63}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(cover)}
        />
      </Box>
    );
  return (
    <Box $shape={shape}>
      <span className="missing">
        <Icon name="car" size={shape === 'cover' ? 32 : 22} />
        <span>{t('listings.row.noPhoto')}</span>
      </span>
    </Box>
  );
}
