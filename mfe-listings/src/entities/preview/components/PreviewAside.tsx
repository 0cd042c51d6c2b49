import { useLazyPart } from '@portal/shared/lazy';
import { Button, Skeleton } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useMedia } from '@portal/shared/ui/media';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../messages/useFormText';
import type { PreviewListing } from '../model/preview-listing';
import type { ListingPreviewProps } from './ListingPreview';

const loadPreview = () =>
  import(/* webpackChunkName: "listing-preview" */ './ListingPreview').then(
    ({ ListingPreview }) => ListingPreview,
  );

const Aside = styled.aside`
  position: sticky;
  inset-block-start: calc(4.84rem + var(--space-4));
  align-self: start;
  max-block-size: calc(100vh - 4.84rem - var(--space-8));
  overflow: auto;
`;

const BelowContent = styled.div`
  order: -1;
  display: flex;
  justify-content: end;
`;

/** Next to the form if there is room for it, else in a drawer. */
export function PreviewAside({ listing }: { listing: PreviewListing }) {
  const t = useFormText();
  const isWide = useMedia('(min-width: 1280px)');
  const [open, setOpen] = useState(false);
  const preview = useLazyPart<ListingPreviewProps>(loadPreview, isWide || open, () => setOpen(false));
  const content = preview ? <preview.Part listing={listing} /> : <Skeleton height={16} />;
  if (isWide) return <Aside aria-label={t('form.preview.title')}>{content}</Aside>;
  return (
    <BelowContent>
      <Button icon="eye" onClick={() => setOpen(true)}>
        {t('form.preview.title')}
      </Button>
      {open && (
        <Drawer title={t('form.preview.title')} onClose={() => setOpen(false)}>
          {content}
        </Drawer>
      )}
    </BelowContent>
  );
}
