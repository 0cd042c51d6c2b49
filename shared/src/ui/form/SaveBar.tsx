import { useMessages } from '@portal/shared/i18n';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '@portal/shared/ui';
import { FormBar } from './FormBar';

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

const Note = styled.span`
  font-weight: 600;
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
    <FormBar label={t('ui.saveBar.label')} note={<Note>{message ?? t('ui.saveBar.message')}</Note>}>
      <Button variant="ghost" onClick={onDiscard} disabled={busy}>
        {t('ui.saveBar.discard')}
      </Button>
      <SaveButton variant="primary" type={onSave ? 'button' : 'submit'} busy={busy} onClick={onSave}>
        {saveLabel ?? t('ui.saveBar.save')}
      </SaveButton>
    </FormBar>
  );
}
