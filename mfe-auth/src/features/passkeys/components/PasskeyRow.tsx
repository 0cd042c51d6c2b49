import type { Passkey } from '@portal/shared/contract';
import { formatAge, formatDate } from '@portal/shared/format';
import { useServerClock } from '@portal/shared/portal';
import { Badge, Button, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePasskeyText } from '../../../messages/usePasskeyText';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-block-size: 3.5rem;
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
`;

interface Props {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const t = usePasskeyText();
  const country = usePageCountry();
  const clock = useServerClock();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const added = formatDate(createdAt, country.id);
  return (
    <Row>
      <div>
        <Inline>
          <Text as="span" weight={600}>
            <bdi>{name}</bdi>
          </Text>
          {isSynced && <Badge>{t('passkeys.synced')}</Badge>}
        </Inline>
        <Text size={2} tone="muted">
          {lastUsedAt
            ? t('passkeys.used', { added, used: formatAge(lastUsedAt, new Date(clock.now())) })
            : t('passkeys.neverUsed', { added })}
        </Text>
      </div>
      <Inline>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={onRename}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      </Inline>
    </Row>
  );
}
