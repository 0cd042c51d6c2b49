import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { PAGE_ID } from './usePageFocus';

const Link = styled.a`
  position: fixed;
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: 60;
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface);
  border-radius: var(--radius-1);
  box-shadow: var(--elevation-2);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export function SkipLink() {
  const t = useHostMessages();
  return (
    <Link data-no-print href={`#${PAGE_ID}`}>
      {t('shell.skip')}
    </Link>
  );
}
