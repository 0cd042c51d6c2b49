import { Badge, Button } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { listOverriddenRemotes, resetOverrides } from '../federation/overrides';
import { useHostMessages } from '../messages/useHostMessages';

const Corner = styled.aside`
  position: fixed;
  inset-block-end: var(--space-3);
  inset-inline-end: var(--space-3);
  z-index: 50;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  box-shadow: var(--elevation-2);
`;

/** Development only: names the remotes that are loaded from another place than the registry says. */
export function DevelopmentBadge() {
  const t = useHostMessages();
  const [names] = useState(() => listOverriddenRemotes(globalThis.localStorage));
  if (names.length === 0) return null;
  const reset = () => {
    resetOverrides(globalThis.localStorage);
    globalThis.location.reload();
  };
  return (
    <Corner>
      <Badge tone="warning">
        {t('shell.overrides.badge', { count: names.length, names: names.join(', ') })}
      </Badge>
      <Button size="sm" onClick={reset}>
        {t('shell.overrides.reset')}
      </Button>
    </Corner>
  );
}
