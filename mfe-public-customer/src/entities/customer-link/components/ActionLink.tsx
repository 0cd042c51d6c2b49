import styled, { css } from 'styled-components';

/** A link out of the page that looks like a button, for a thumb. */
export const ActionLink = styled.a<{ $isSecondary?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 48px;
  padding-inline: var(--space-5);
  border: 1px solid transparent;
  border-radius: var(--radius-1);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-weight: 600;
  text-decoration: none;
  ${({ $isSecondary }) =>
    $isSecondary &&
    css`
      border-color: var(--color-line-2);
      background: var(--color-surface);
      color: var(--color-ink-1);
    `}
`;
