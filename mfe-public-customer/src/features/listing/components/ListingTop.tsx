import type { PublicListing } from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { Heading, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useListingText } from '../../../messages/useListingText';

const Logo = styled.img`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: var(--radius-1);
  object-fit: contain;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  overflow-wrap: anywhere;
`;

/** Which vehicle, and who offers it. */
export function ListingTop({ listing: { title, seller } }: { listing: PublicListing }) {
  const t = useListingText();
  const getPlaceName = usePlaceNames();
  const [failedLogo, setFailedLogo] = useState<string | null>(null);
  const { companyName: company, companyLogo, city } = seller;
  return (
    <Row>
      {companyLogo && companyLogo !== failedLogo && (
        <Logo src={companyLogo} alt="" onError={() => setFailedLogo(companyLogo)} />
      )}
      <Stack gap={1}>
        <Heading level={1} size={5}>
          <bdi>{title}</bdi>
        </Heading>
        <Text tone="muted">
          {company ? t('listing.offeredBy', { company }) : t('listing.offeredByOwner')}
          {city && (
            <>
              {' · '}
              <bdi>{getPlaceName(city)}</bdi>
            </>
          )}
        </Text>
      </Stack>
    </Row>
  );
}
