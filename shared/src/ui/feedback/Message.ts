import styled from 'styled-components';

/** The centred block in place of content: it is empty, or it failed. */
export const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  flex: 1;
  max-inline-size: 30rem;
  margin-inline: auto;
  padding: var(--space-10) var(--space-4);
  text-align: center;
  text-wrap: balance;
`;

export const MessageMark = styled.div<{ $tone: 'neutral' | 'danger' }>`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block-end: var(--space-2);
  border-radius: var(--radius-2);
  color: ${({ $tone }) => ($tone === 'danger' ? 'var(--color-danger-ink)' : 'var(--color-brand-ink)')};
  background: ${({ $tone }) => ($tone === 'danger' ? 'var(--color-danger-soft)' : 'var(--color-brand-soft)')};
`;

export const MessageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  padding-block-start: var(--space-3);
`;
