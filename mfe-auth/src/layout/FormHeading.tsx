import { Heading, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Top = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding-block-end: var(--space-6);
`;

export function FormHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Top>
      <Heading level={1} size={6}>
        {title}
      </Heading>
      {children && <Text tone="secondary">{children}</Text>}
    </Top>
  );
}
