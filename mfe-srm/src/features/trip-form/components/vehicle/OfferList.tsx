import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';

const List = styled.ul<{ $stale: boolean }>`
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  list-style: none;
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from the action of a row to that of the next. */
function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (!step || !row) return;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  const action = next?.querySelector<HTMLElement>('button');
  if (!action) return;
  event.preventDefault();
  action.focus();
}

interface Props {
  ref?: Ref<HTMLUListElement>;
  label: string;
  isStale?: boolean;
  children: ReactNode;
}

export function OfferList({ ref, label, isStale = false, children }: Props) {
  return (
    <List
      ref={ref}
      role="list"
      aria-label={label}
      aria-busy={isStale}
      $stale={isStale}
      onKeyDown={moveBetweenRows}
    >
      {children}
    </List>
  );
}
