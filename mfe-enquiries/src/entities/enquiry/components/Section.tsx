import { Heading } from '@portal/shared/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-inline-size: 0;
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

interface SectionProps {
  title: string;
  /** Next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Top>
        <Heading level={3} size={3} id={id}>
          {title}
        </Heading>
        {action}
      </Top>
      {children}
    </Box>
  );
}
