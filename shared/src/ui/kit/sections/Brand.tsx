import { Card, Flag, Inline, Logo } from '@portal/shared/ui';
import styled from 'styled-components';

const Deep = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-2);
  background: var(--color-brand-deep);
`;

export function Brand() {
  return (
    <Card>
      <Inline gap={8}>
        <Logo size="lg" />
        <Logo />
        <Logo size="sm" />
        <Logo compact />
        <Logo brand="Oasis Rentals" />
        <Deep>
          <Logo onDeep />
        </Deep>
      </Inline>
      <Inline gap={4}>
        <Flag country="ae" label="United Arab Emirates" />
        <Flag country="in" label="India" />
        <Flag country="ae" size={48} />
        <Flag country="in" size={48} />
      </Inline>
    </Card>
  );
}
