import { agentActionSubjects, type AgentAction } from '@portal/shared/contract';
import { formatAge, formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useRemotes } from '../../core/host-context';
import { useActionMessages } from '../../messages/useActionMessages';
import { findActionPage } from './find-action-page';
import { useUndo } from './useUndo';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: 2px var(--space-3);
  overflow-wrap: anywhere;
`;
const Title = styled.span`
  font-weight: 600;
`;
const Small = styled.span`
  grid-column: 1;
  color: var(--color-ink-2);
  font-size: var(--text-2);
`;
const Side = styled.span`
  grid-column: 2;
  grid-row: 1 / span 3;
`;

interface LineProps {
  action: AgentAction;
  isOffline: boolean;
  isRunning: boolean;
  onUndo: () => void;
  onOpened: () => void;
}

function ActionLine({ action, isOffline, isRunning, onUndo, onOpened }: LineProps) {
  const t = useActionMessages();
  const country = useCountry();
  const { entries } = useRemotes();
  const { kind, name, others, at, undoneAt, refusal } = action;
  const title = t(`actions.kind.${kind}`);
  const to = findActionPage(action, entries);
  return (
    <Line>
      <Title>{title}</Title>
      <Small>
        {to === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link to={to} onClick={onOpened}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {others > 0 && ` ${t('actions.others', { others })}`}
      </Small>
      <Small as="time" dateTime={at} title={formatDateTime(at, country.id)}>
        {formatAge(at)}
      </Small>
      {refusal && <Small>{refusal}</Small>}
      <Side>
        {undoneAt ? (
          <Small>{t('actions.undone')}</Small>
        ) : (
          !refusal && (
            <Button
              size="sm"
              busy={isRunning}
              disabled={isOffline}
              aria-label={t('actions.undo.named', { action: title, name })}
              onClick={onUndo}
            >
              {t('actions.undo')}
            </Button>
          )
        )}
      </Side>
    </Line>
  );
}

interface Props {
  list: readonly AgentAction[];
  isOffline: boolean;
  onOpened: () => void;
}

/** The newest first. */
export function ActionList({ list, isOffline, onOpened }: Props) {
  const t = useActionMessages();
  const { undo } = useUndo();
  const [running, setRunning] = useState<string | null>(null);
  async function start(action: AgentAction) {
    setRunning(action.actionId);
    await undo(action);
    setRunning(null);
  }
  return (
    <Lines aria-label={t('actions.title')}>
      {list
        .filter(({ kind }) => kind in agentActionSubjects)
        .map((action) => (
          <ActionLine
            key={action.actionId}
            action={action}
            isOffline={isOffline}
            isRunning={running === action.actionId}
            onUndo={() => void start(action)}
            onOpened={onOpened}
          />
        ))}
    </Lines>
  );
}
