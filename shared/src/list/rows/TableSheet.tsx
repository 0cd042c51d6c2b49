import type { ReactNode } from 'react';
import styled, { type IStyledComponent } from 'styled-components';
import { sheet } from './list-sheet';

const Sheet = styled.div<{ $stale: boolean }>`
  position: relative;
  ${sheet}
`;

interface Props {
  label: string;
  /** The rows belong to the previous page. */
  isStale: boolean;
  /** The headings, in the order of the cells. */
  headings: readonly string[];
  /** The element of the headings, styled by \`tableHead\`. */
  Head: IStyledComponent<'web', { role?: string; children?: ReactNode }>;
  children: ReactNode;
}

/**
 * A list as a table, whose rows are cards where it is narrow. Roles are explicit, because a table with another
 * layout loses its own.
 */
export function TableSheet({ label, isStale, headings, Head, children }: Props) {
  return (
    <Sheet role="table" aria-label={label} aria-busy={isStale || undefined} $stale={isStale}>
      <Head role="row">
        {headings.map((heading) => (
          <span key={heading} role="columnheader">
            {heading}
          </span>
        ))}
      </Head>
      {children}
    </Sheet>
  );
}
