import { VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled, { type IStyledComponent } from 'styled-components';
import { styleLook } from '../look/look-style';
import { isLabelled, type LabelledId } from '../look/columns';
import type { ListLook } from '../look/useListLook';
import { useListText } from '../words/useListText';
import { sheet } from './list-sheet';

const Sheet = styled.div<{ $stale: boolean; $look: ListLook }>`
  position: relative;
  ${sheet}
  ${({ $look }) => styleLook($look)}
`;

interface Props<Id extends string> {
  label: string;
  /** The rows belong to the previous page. */
  isStale: boolean;
  look: ListLook<Id>;
  /** The heading of a column. */
  getHeading: (id: LabelledId<Id>) => string;
  /** The element of the headings, styled by \`tableHead\`. */
  Head: IStyledComponent<'web', { role?: string; children?: ReactNode }>;
  children: ReactNode;
}

/**
 * A list as a table, whose rows are cards where it is narrow. Roles are explicit, because a table with another
 * layout loses its own.
 */
export function TableSheet<Id extends string>(props: Props<Id>) {
  const t = useListText();
  const { label, isStale, look, getHeading, Head, children } = props;
  return (
    <Sheet role="table" aria-label={label} aria-busy={isStale || undefined} $stale={isStale} $look={look}>
      <Head role="row">
        {look.shown.map(({ id }) => (
          <span key={id} role="columnheader">
            {isLabelled(id) ? (
              getHeading(id)
            ) : (
              <VisuallyHidden>
                {t(id === 'select' ? 'list.column.select' : 'list.column.actions')}
              </VisuallyHidden>
            )}
          </span>
        ))}
      </Head>
      {children}
    </Sheet>
  );
}
