import type { PublicListing } from '@portal/shared/contract';
import { Heading, Stack, Text } from '@portal/shared/ui';
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
  const { companyName: company, companyLogo, city } = seller;
  return (
    <Row>
      {companyLogo && <Logo src={companyLogo} alt="" />}
      <Stack gap={1}>
        <Heading level={1} size={5} dir="auto">
          {title}
        </Heading>
        <Text tone="muted">
          {company ? t('listing.offeredBy', { company }) : t('listing.offeredByOwner')}
          {city && (
            <>
              {' · '}
              <bdi>{city}</bdi>
            </>
          )}
        </Text>
      </Stack>
    </Row>
  );
}
