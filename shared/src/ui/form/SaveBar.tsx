import { useMessages } from '@portal/shared/i18n';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '@portal/shared/ui';

export interface SaveBarProps {
  /** There is something to save. */
  visible: boolean;
  busy?: boolean;
  onDiscard: () => void;
  /** Without it, Save submits the form around the bar. */
  onSave?: () => void;
  message?: string;
  saveLabel?: string;
  /** The button that saves, where it has keys of its own. */
  SaveButton?: ComponentType<ButtonProps>;
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--space-4);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

export function SaveBar({
  visible,
  busy,
  onDiscard,
  onSave,
  message,
  saveLabel,
  SaveButton = Button,
}: SaveBarProps) {
  const t = useMessages();
  if (!visible) return null;
  return (
    <Bar data-action-bar role="region" aria-label={t('ui.saveBar.label')}>
      <span role="status">{message ?? t('ui.saveBar.message')}</span>
      <Actions>
        <Button variant="ghost" onClick={onDiscard} disabled={busy}>
          {t('ui.saveBar.discard')}
        </Button>
        <SaveButton variant="primary" type={onSave ? 'button' : 'submit'} busy={busy} onClick={onSave}>
          {saveLabel ?? t('ui.saveBar.save')}
        </SaveButton>
      </Actions>
    </Bar>
  );
}
