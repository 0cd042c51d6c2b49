import type { FileReference } from '@portal/shared/contract';
import { Banner } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { isPicture } from '../../../../entities/customer/model/customer';

const Picture = styled.img`
  display: block;
  inline-size: auto;
  max-inline-size: 100%;
  max-block-size: 65vh;
  margin-inline: auto;
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
`;

const Viewer = styled.iframe`
  inline-size: 100%;
  block-size: 65vh;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
`;

/** A picture, or a PDF in the browser's own viewer if it works in frames; a new tab always works. */
export function Sheet({ file, url }: { file: FileReference; url: string }) {
  const t = useCustomersText();
  const [isBroken, setBroken] = useState(false);
  const name = file.name ?? '';
  const inTab = (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {t('customers.preview.tab')}
    </a>
  );
  if (isBroken)
    return (
      <Banner tone="warning" title={t('customers.preview.broken')}>
        {inTab}
      </Banner>
    );
  if (isPicture(file))
    return <Picture src={url} alt={name} referrerPolicy="no-referrer" onError={() => setBroken(true)} />;
  return (
    <>
      {navigator.pdfViewerEnabled && <Viewer src={url} title={name} />}
      {inTab}
    </>
  );
}
