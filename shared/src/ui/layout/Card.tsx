import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { space, type Space } from './space';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Next to the title. */
  actions?: ReactNode;
  padding?: Space;
}

const Box = styled.section<{ $padding: Space }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: ${({ $padding }) => space($padding)};
  min-inline-size: 0;
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  box-shadow: var(--elevation-1);
`;

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

export function Card({ title, subtitle, actions, padding = 5, children, ...props }: CardProps) {
  const headingId = useId();
  return (
    <Box aria-labelledby={title ? headingId : undefined} {...props} $padding={padding}>
      {(title || actions) && (
        <Top>
          <div>
            {title && (
              <Heading level={2} size={4} id={headingId}>
                {title}
              </Heading>
            )}
            {subtitle && (
              <Text tone="muted" size={2}>
                {subtitle}
              </Text>
            )}
          </div>
          {actions}
        </Top>
      )}
      {children}
    </Box>
  );
}
