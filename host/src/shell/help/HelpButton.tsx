import { useEvents } from '@portal/shared/portal';
import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/use-host-messages';

const Element = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-1);
  background: none;
  color: var(--color-ink-2);
  font: inherit;
  font-size: var(--text-3);
  font-weight: 500;
  cursor: pointer;
  transition: background var(--quick);
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  @media (max-width: 559.98px) {
    padding-inline: 0;
    & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export function HelpButton() {
  const t = useHostMessages();
  const events = useEvents();
  return (
    <Element type="button" aria-haspopup="dialog" onClick={() => events.emit('help:requested', {})}>
      <Icon name="help" size={18} />
      <span>{t('shell.needHelp')}</span>
    </Element>
  );
}
