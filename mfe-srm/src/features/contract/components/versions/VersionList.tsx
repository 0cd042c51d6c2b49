import type { TermsVersion } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useAgreementText } from '../../../../messages/useAgreementText';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
`;

interface Props {
  versions: readonly TermsVersion[];
  onRead: (version: number) => void;
}

export function VersionList({ versions, onRead }: Props) {
  const t = useAgreementText();
  const country = useCountry().id;
  return (
    <List role="list" aria-label={t('agreement.versions')}>
      {versions.map(({ version, changedAt, changedBy }) => {
        const date = formatDateTime(changedAt, country);
        return (
          <li key={version}>
            <span>
              {t('agreement.versions.name', { version })}
              <Text tone="muted" size={2} tabular>
                {changedBy ? t('agreement.versions.by', { date, name: changedBy }) : date}
              </Text>
            </span>
            <Button
              size="sm"
              aria-label={t('agreement.versions.readThis', { version })}
              onClick={() => onRead(version)}
            >
              {t('agreement.versions.read')}
            </Button>
          </li>
        );
      })}
    </List>
  );
}
