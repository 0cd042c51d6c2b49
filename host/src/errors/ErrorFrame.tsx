import { Heading, Inline, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  illustration: ReactNode;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  details?: ReactNode;
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  flex: 1;
  gap: var(--space-3);
  padding: var(--space-12) var(--space-4);
  text-align: center;
  min-block-size: 60dvh;
`;

const Words = styled.div`
  max-inline-size: 46ch;
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  padding-block-start: var(--space-3);
`;

/** The common layout of all error pages and full-page explanations. */
export function ErrorFrame({ illustration, title, children, actions, details }: Props) {
  return (
    <Box role="alert">
      {illustration}
      <Heading level={1} size={6}>
        {title}
      </Heading>
      {children && <Words>{children}</Words>}
      <Actions>
        <Inline justify="center">{actions}</Inline>
      </Actions>
      {details && (
        <Text size={1} tone="muted">
          {details}
        </Text>
      )}
    </Box>
  );
}
