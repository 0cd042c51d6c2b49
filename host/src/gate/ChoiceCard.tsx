import { Heading, Icon, LinkButton, Text, type IconName } from '@portal/shared/ui';
import styled from 'styled-components';

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  flex: 0 1 21rem;
  padding: var(--space-6);
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  box-shadow: var(--elevation-1);
  & > a {
    margin-block-start: auto;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-2);
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
`;

const Words = styled.div`
  padding-block: var(--space-1) var(--space-4);
`;

interface Props {
  icon: IconName;
  title: string;
  hint?: string | undefined;
  action: string;
  to: string;
}

export function ChoiceCard({ icon, title, hint, action, to }: Props) {
  return (
    <Card>
      <Mark>
        <Icon name={icon} size={20} />
      </Mark>
      <Words>
        <Heading level={2} size={4}>
          {title}
        </Heading>
        {hint && <Text tone="muted">{hint}</Text>}
      </Words>
      <LinkButton to={to} variant="primary" fullWidth>
        {action}
      </LinkButton>
    </Card>
  );
}
