import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
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
  padding-block-end: var(--space-5);
`;

export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <Top>
      <div>
        {back}
        <Heading level={1} size={6}>
          {title}
        </Heading>
        {subtitle && <Text tone="muted">{subtitle}</Text>}
      </div>
      {actions && <Inline>{actions}</Inline>}
    </Top>
  );
}
