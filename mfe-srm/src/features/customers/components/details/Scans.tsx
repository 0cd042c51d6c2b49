import type { FileReference } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { useI18n } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { FileText, Image } from 'lucide-react';
import styled from 'styled-components';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { isPicture } from '../../../../entities/customer/model/customer';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
  }
  & svg {
    color: var(--color-ink-3);
  }
  & bdi {
    display: block;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

interface Props {
  files: readonly FileReference[];
  document: string;
  /** The one whose preview is loading. */
  opening: FileReference | null;
  onOpen: (file: FileReference) => void;
}

export function Scans({ files, document, opening, onOpen }: Props) {
  const t = useCustomersText();
  const { locale } = useI18n();
  return (
    <List role="list" aria-label={t('customers.scans', { document })}>
      {files.map((file, at) => {
        const name = file.name ?? t('customers.scans.page', { page: at + 1 });
        const Mark = isPicture(file) ? Image : FileText;
        return (
          <li key={file.id}>
            <Mark size={20} aria-hidden />
            <span>
              <bdi>{name}</bdi>
              {file.bytes !== undefined && <small>{formatBytes(file.bytes, locale)}</small>}
            </span>
            <Button
              size="sm"
              icon="eye"
              busy={opening?.id === file.id}
              aria-label={t('customers.scans.openThis', { name })}
              onClick={() => onOpen(file)}
            >
              {t('customers.scans.open')}
            </Button>
          </li>
        );
      })}
    </List>
  );
}
