import { Inline, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import type { PreviewListing } from '../model/preview-listing';
import { CustomerCard } from './CustomerCard';
import { CustomerPage } from './CustomerPage';
import { Pick } from './Pick';

export interface ListingPreviewProps {
  listing: PreviewListing;
}

const Stage = styled.div`
  padding: var(--space-3);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
  overflow: auto;
`;

/* A wide page scaled down, so that its whole layout fits next to the form. */
const Screen = styled.div<{ $wide: boolean }>`
  container-type: inline-size;
  margin-inline: auto;
  ${({ $wide }) => ($wide ? 'inline-size: 58rem; zoom: 0.37;' : 'max-inline-size: 22rem;')}
`;

/** What a customer sees: in the list and on the listing's own page, on a phone and on a desktop. */
export function ListingPreview({ listing }: ListingPreviewProps) {
  const t = useFormText();
  const [part, setPart] = useState<'card' | 'page'>('card');
  const [screen, setScreen] = useState<'phone' | 'desktop'>('phone');
  return (
    <Stack gap={3}>
      <Text size={2} tone="muted">
        {t('form.preview.text')}
      </Text>
      <Inline gap={3} justify="space-between">
        <Pick
          label={t('form.preview.part')}
          value={part}
          onChange={setPart}
          options={{ card: t('form.preview.card'), page: t('form.preview.page') }}
        />
        <Pick
          label={t('form.preview.screen')}
          value={screen}
          onChange={setScreen}
          options={{ phone: t('form.preview.phone'), desktop: t('form.preview.desktop') }}
        />
      </Inline>
      <Stage>
        <Screen $wide={screen === 'desktop'}>
          {part === 'card' ? <CustomerCard listing={listing} /> : <CustomerPage listing={listing} />}
        </Screen>
      </Stage>
    </Stack>
  );
}
