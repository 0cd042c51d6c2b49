import { fileEndpoints, type CompanyRecord } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { usePageText } from '../../../messages/usePageText';
import { toFileReference, toFileValue } from '../../../entities/company/model/files';

interface DocumentRowProps {
  label: string;
  file: CompanyRecord['commercialLicense'];
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
`;

const Thumb = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 48px;
  block-size: 48px;
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  color: var(--color-ink-3);
  font-size: var(--text-1);
  font-weight: 700;
  overflow: hidden;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** A stored document with a link to open it. Links live for minutes, so each opening requests a fresh one. */
export function DocumentRow({ label, file }: DocumentRowProps) {
  const t = usePageText();
  const stored = toFileReference(file);
  const fresh = useQuery(fileEndpoints.get, stored ? { query: { fileId: stored.id } } : null);
  const shown = fresh.data ?? stored;
  const isPdf = shown?.mimeType === 'application/pdf';
  return (
    <Row>
      <Thumb aria-hidden="true">
        {shown?.thumbnailUrl ? (
          <img src={shown.thumbnailUrl} alt="" width={48} height={48} />
        ) : isPdf ? (
          'PDF'
        ) : (
          '—'
        )}
      </Thumb>
      <Words>
        <Text weight={600}>{label}</Text>
        <Text size={2} tone="muted" truncate>
          {shown?.name ?? (toFileValue(file) ? t('profile.stored') : t('profile.none'))}
        </Text>
      </Words>
      {shown?.url && (
        <a href={shown.url} target="_blank" rel="noreferrer">
          {t('profile.view')}
        </a>
      )}
    </Row>
  );
}
