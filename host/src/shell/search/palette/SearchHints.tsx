import { Kbd } from '@portal/shared/ui';
import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/useSearchMessages';

const Hints = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-bg);
  color: var(--color-ink-2);
  font-size: var(--text-1);
  /* A phone has no keys to explain. */
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

const hints = [
  ['move', '↑ ↓'],
  ['open', 'Enter'],
  ['tab', 'Ctrl Enter'],
  ['close', 'Esc'],
] as const;

export function SearchHints() {
  const t = useSearchMessages();
  return (
    <Hints aria-hidden>
      {hints.map(([name, cap]) => (
        <span key={name}>
          <Kbd dir="ltr">{cap}</Kbd> {t(`search.hint.${name}`)}
        </span>
      ))}
    </Hints>
  );
}
