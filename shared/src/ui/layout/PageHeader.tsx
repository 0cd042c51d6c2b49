import type { ReactNode } from 'react';
import styled from 'styled-components';
import { belowTablet } from '../media/breakpoints';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { FoldedWords } from './FoldedWords';
import { Inline } from './Inline';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Above the title: a link back to the parent page. */
  back?: ReactNode;
}

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  padding-block-end: var(--space-4);
  @media ${belowTablet} {
    align-items: center;
    gap: var(--space-1) var(--space-2);
    padding-block-end: var(--space-3);
    /* Actions that do not fit next to the title would part it from its subtitle: a choice, three with words, or four. */
    &:has(select) > :last-child,
    &:has(:is(a, button) ~ :is(a, button) ~ :is(a, button)):not(:has(${FoldedWords})) > :last-child,
    &:has(:is(a, button) ~ :is(a, button) ~ :is(a, button) ~ :is(a, button)) > :last-child {
      order: 2;
    }
  }
`;

/** On a phone, title and actions share a line and the subtitle has the next one. */
const Words = styled.div`
  min-inline-size: 0;
  @media ${belowTablet} {
    display: contents;
    & > h1 {
      flex: 1 1 auto;
      min-inline-size: 0;
      font-size: var(--text-5);
    }
    & > :not(h1) {
      flex: 1 0 100%;
    }
    & > h1 ~ * {
      order: 1;
    }
  }
`;

export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <Top>
      <Words>
        {back}
        <Heading level={1} size={6}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </Words>
      {actions && <Inline align="start">{actions}</Inline>}
    </Top>
  );
}
