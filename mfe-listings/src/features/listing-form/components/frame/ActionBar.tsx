import { getDateTimeFormat } from '@portal/shared/contract';
import { pageTag } from '@portal/shared/format';
import { Button } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';

interface ActionBarProps {
  dirty: boolean;
  busy: boolean;
  /** When the draft was last saved, in milliseconds. */
  keptAt: number | null;
  saveLabel: string;
  onDiscard: () => void;
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--space-3);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
`;

const Note = styled.span`
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

/** What is stored where, and the next step. */
export function ActionBar({ dirty, busy, keptAt, saveLabel, onDiscard }: ActionBarProps) {
  const t = useFormText();
  const time = keptAt === null ? null : getDateTimeFormat(pageTag(), clock).format(keptAt);
  return (
    <Bar data-action-bar role="region" aria-label={t('form.bar')}>
      <Note role="status">
        {dirty ? (time ? t('form.draft.kept', { time }) : t('form.draft.unsaved')) : t('form.draft.none')}
      </Note>
      <Actions>
        {dirty && (
          <Button variant="ghost" onClick={onDiscard} disabled={busy}>
            {t('form.draft.discard')}
          </Button>
        )}
        <Button variant="primary" type="submit" busy={busy}>
          {saveLabel}
        </Button>
      </Actions>
    </Bar>
  );
}
