import { useEvents } from '@portal/shared/portal';
import { Icon } from '@portal/shared/ui';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { HeaderButton } from '../parts/HeaderButton';

const Element = styled(HeaderButton)`
  @media (min-width: 560px) {
    padding-inline: var(--space-3);
  }
  @media (max-width: 559.98px) {
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
