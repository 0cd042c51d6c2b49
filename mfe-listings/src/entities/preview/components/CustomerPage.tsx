import { Badge, DescriptionList, Inline, Stack, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import type { PreviewListing } from '../model/preview-listing';
import { PreviewPhoto } from './PreviewPhoto';

/** Next to the cover; those that do not fit are counted on the last. */
const OTHERS_SHOWN = 4;

const Page = styled.article`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  overflow: hidden;
`;

const Photos = styled.div`
  display: grid;
  gap: 2px;
  grid-template-columns: repeat(4, 1fr);
  & > :first-child {
    grid-column: 1 / -1;
  }
  @container (min-width: 40rem) {
    & > :first-child {
      grid-column: 1 / 3;
      grid-row: 1 / 3;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-4);
  @container (min-width: 40rem) {
    grid-template-columns: 3fr 2fr;
    padding: var(--space-6);
  }
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text weight={600}>{title}</Text>
      {children}
    </Stack>
  );
}

/** The listing's own page. */
export function CustomerPage({ listing }: { listing: PreviewListing }) {
  const t = useFormText();
  const [cover, ...others] = listing.photos;
  const badges = (words: readonly string[]) => (
    <Inline gap={1}>
      {words.map((word) => (
        <Badge key={word} icon={false}>
          {word}
        </Badge>
      ))}
    </Inline>
  );
  return (
    <Page>
      <Photos>
        <PreviewPhoto item={cover} />
        {others.slice(0, OTHERS_SHOWN).map((item, at) => (
          <PreviewPhoto
            key={item.key}
            item={item}
            more={at === OTHERS_SHOWN - 1 ? others.length - OTHERS_SHOWN : 0}
          />
        ))}
      </Photos>
      <Body>
        <Stack gap={5}>
          <div>
            <Text weight={600} size={5}>
              {listing.title || t('form.preview.noTitle')}
            </Text>
            <Text tone="muted">{[listing.kind, listing.places].filter(Boolean).join(' · ')}</Text>
          </div>
          {listing.specs.length > 0 && (
            <Part title={t('form.specs.title')}>
              <DescriptionList
                items={listing.specs.map(({ name, value }) => ({ term: name, description: value }))}
              />
            </Part>
          )}
          {listing.features.length > 0 && (
            <Part title={t('form.features.title')}>{badges(listing.features)}</Part>
          )}
        </Stack>
        <Stack gap={5}>
          <Part title={t('form.rates.title')}>
            {listing.rates.length === 0 && <Text tone="muted">{t('form.preview.noPrice')}</Text>}
            {listing.rates.map(({ period, price, mileage }) => (
              <Inline key={period} justify="space-between">
                <Text weight={600} tabular>
                  {t(`form.rates.price.${period}`, { price })}
                </Text>
                <Text tone="muted" size={2}>
                  {mileage}
                </Text>
              </Inline>
            ))}
            {listing.deposit && (
              <Text tone="muted" size={2}>
                {t('form.preview.deposit', { price: listing.deposit })}
              </Text>
            )}
          </Part>
          {listing.terms.length > 0 && <Part title={t('form.terms.title')}>{badges(listing.terms)}</Part>}
        </Stack>
      </Body>
    </Page>
  );
}
