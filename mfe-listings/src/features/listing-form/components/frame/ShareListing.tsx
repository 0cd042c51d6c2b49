import { writeWhatsAppShareLink } from '@portal/shared/contact';
import { LINK_OPENS_DAYS, OWN_LOOK } from '@portal/shared/contract';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useCopyLink } from '../../../../entities/listing/hooks/useCopyLink';
import { useFormText } from '../../../../messages/useFormText';

const Address = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  overflow-wrap: anywhere;
`;

interface ShareListingProps {
  /** The public address of the listing. */
  readonly link: string;
  readonly title: string;
  /** How often it was opened in the last days. Null: not known. */
  readonly opens: number | null;
}

/** The public page of a published listing, and ways to send it to a customer. */
export function ShareListing({ link, title, opens }: ShareListingProps) {
  const t = useFormText();
  const copyLink = useCopyLink({ copied: t('form.share.copied'), failed: t('form.share.failed') });
  // The mark is not part of the address, so that it is not copied with it.
  const openOwn = (event: MouseEvent) => {
    event.preventDefault();
    window.open(link + OWN_LOOK, '_blank', 'noopener,noreferrer');
  };
  // Who closes the browser's own dialog has decided against it.
  const share = () => navigator.share({ title, url: link }).catch(() => undefined);
  const openWhatsApp = () =>
    window.open(
      writeWhatsAppShareLink(t('form.share.message', { title, link })),
      '_blank',
      'noopener,noreferrer',
    );
  return (
    <Stack gap={2}>
      <Text size={2} tone="muted">
        {t('form.share.text')}
      </Text>
      <Address href={link} target="_blank" rel="noopener noreferrer" dir="ltr" onClick={openOwn}>
        {link}
      </Address>
      {opens !== null && (
        <Text size={2}>
          {t('form.share.opens', { count: opens, days: LINK_OPENS_DAYS })} {t('form.share.opens.how')}
        </Text>
      )}
      <Inline gap={3}>
        <Button onClick={() => void copyLink(link)}>{t('form.share.copy')}</Button>
        <Button onClick={openWhatsApp}>{t('form.share.whatsApp')}</Button>
        {'share' in navigator && <Button onClick={() => void share()}>{t('form.share.share')}</Button>}
      </Inline>
    </Stack>
  );
}
