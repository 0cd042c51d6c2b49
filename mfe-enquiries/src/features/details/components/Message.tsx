import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';

const Words = styled.blockquote`
  max-block-size: 14rem;
  margin: 0;
  padding: var(--space-3) var(--space-4);
  overflow: auto;
  border-inline-start: 3px solid var(--color-line-2);
  border-radius: var(--radius-1);
  background: var(--color-surface-2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

/** The customer's message, as plain text only. A long one scrolls, also by keyboard. */
export function Message({ text, label }: { text: string; label: string }) {
  const t = useText();
  if (text === '') return <Text tone="muted">{t('enquiries.details.noMessage')}</Text>;
  return (
    <Words dir="auto" tabIndex={0} aria-label={label}>
      {text}
    </Words>
  );
}
