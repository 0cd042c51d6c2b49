import type { PublicListing } from '@portal/shared/contract';
import { joinNames } from '@portal/shared/format';
import { usePlaceNames } from '@portal/shared/names/places';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Card, DescriptionList, Heading, Stack } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useListingText } from '../../../messages/useListingText';

const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding-inline-start: var(--space-5);
  overflow-wrap: anywhere;
`;

const Value = ({ children }: { children: ReactNode }) => <span dir="auto">{children}</span>;

/** Year, seats and what else the listing says about the vehicle. */
export function ListingFacts({ listing }: { listing: PublicListing }) {
  const t = useListingText();
  const getName = useVehicleNames();
  const getPlaceName = usePlaceNames();
  const { year, category, bodyType, state, cities, code, specs, features } = listing;
  const place = [...(cities ?? []), state].flatMap((name) => name || []).map(getPlaceName);
  const facts = [
    // As text: a year is written without a separator for thousands.
    { term: t('listing.year'), description: year && String(year) },
    { term: t('listing.category'), description: category && getName(category) },
    { term: t('listing.bodyType'), description: bodyType && getName(bodyType) },
    ...specs.map(({ name, value }) => ({
      term: <Value>{getName(name)}</Value>,
      description: getName(value),
    })),
    { term: t('listing.place'), description: joinNames(place) },
    { term: t('listing.code'), description: code },
  ].flatMap(({ term, description }) =>
    description ? [{ term, description: <Value>{description}</Value> }] : [],
  );
  return (
    <Card title={t('listing.details')}>
      <Stack gap={4}>
        <DescriptionList items={facts} />
        {features.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size={3}>
              {t('listing.features')}
            </Heading>
            <Features>
              {features.map((name) => (
                // The page decides where the line begins, the name how it is written.
                <li key={name}>
                  <bdi>{getName(name)}</bdi>
                </li>
              ))}
            </Features>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
