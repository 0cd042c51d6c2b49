import { Heading, Icon, Text, type IconName } from '@portal/shared/ui';
import styled from 'styled-components';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
`;

const Mark = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: var(--radius-2);
  color: var(--color-brand-ink);
  background: var(--color-brand-soft);
`;

interface IntroPointProps {
  icon: IconName;
  title: string;
  text: string;
}

export function IntroPoint({ icon, title, text }: IntroPointProps) {
  return (
    <Item>
      <Mark>
        <Icon name={icon} />
      </Mark>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Text tone="muted" size={2}>
        {text}
      </Text>
    </Item>
  );
}
