import { Button, Card, EmptyState } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** What an empty list says. */
export interface EmptyWords {
  /** For a page beyond the end, with a link to the first. */
  readonly page: string;
  readonly first: string;
  /** For a search without results, with a way to clear it. */
  readonly nothing: string;
  readonly nothingText: string;
  readonly clear: string;
}

interface Props {
  page: number;
  isFiltered: boolean;
  words: EmptyWords;
  onFirstPage: () => void;
  onClear: () => void;
  /** For a list that has nothing yet. */
  children: ReactNode;
}

/** Why nothing is shown, and what to do. */
export function EmptyList({ page, isFiltered, words, onFirstPage, onClear, children }: Props) {
  return <Card>{reason()}</Card>;

  function reason() {
    if (page > 1)
      return <EmptyState title={words.page} action={<Button onClick={onFirstPage}>{words.first}</Button>} />;
    if (!isFiltered) return children;
    return (
      <EmptyState
        icon="search"
        title={words.nothing}
        action={<Button onClick={onClear}>{words.clear}</Button>}
      >
        {words.nothingText}
      </EmptyState>
    );
  }
}
