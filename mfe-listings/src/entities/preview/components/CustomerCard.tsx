import { Badge, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import type { PreviewListing } from '../model/preview-listing';
import { PreviewPhoto } from './PreviewPhoto';

const Card = styled.article`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-1);
  overflow: hidden;
  @container (min-width: 40rem) {
    display: grid;
    grid-template-columns: 2fr 3fr;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
`;

/** The listing among others, as customers see it. */
export function CustomerCard({ listing }: { listing: PreviewListing }) {
  const t = useFormText();
  const [first] = listing.rates;
  return (
    <Card>
      <PreviewPhoto item={listing.photos[0]} />
      <Words>
        <Text weight={600} size={4}>
          {listing.title || t('form.preview.noTitle')}
        </Text>
        <Text tone="muted" size={2}>
          {[listing.kind, listing.places].filter(Boolean).join(' · ') || t('form.preview.noPlace')}
        </Text>
        <Text weight={700} size={4} tabular>
          {first ? t(`form.rates.price.${first.period}`, { price: first.price }) : t('form.preview.noPrice')}
        </Text>
        {first && (
          <Text tone="muted" size={2}>
            {first.mileage}
          </Text>
        )}
        {listing.terms.length > 0 && (
          <Inline gap={1}>
            {listing.terms.slice(0, 3).map((term) => (
              <Badge key={term} icon={false}>
                {term}
              </Badge>
            ))}
          </Inline>
        )}
      </Words>
    </Card>
  );
}
