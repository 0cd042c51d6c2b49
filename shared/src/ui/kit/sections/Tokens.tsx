import { Card, Heading, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { light, type ColorName } from '../../theme/colors';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: var(--space-2);
`;

const Swatch = styled.div<{ $name: ColorName }>`
  font-size: var(--text-1);
  color: var(--color-ink-3);
  &::before {
    content: '';
    display: block;
    block-size: 36px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
    background: var(--color-${({ $name }) => $name});
  }
`;

export function Tokens() {
  return (
    <Card>
      <Grid>
        {(Object.keys(light) as ColorName[]).map((name) => (
          <Swatch key={name} $name={name}>
            {name}
          </Swatch>
        ))}
      </Grid>
      {([6, 5, 4, 3, 2, 1] as const).map((size) => (
        <Text key={size} size={size} tabular>
          Size {size}: AED 1,250.50 due on Jan 5, 2025, 10:30 AM
        </Text>
      ))}
      <Heading level={3}>A heading of the third level</Heading>
      <Text tone="secondary">Secondary words,</Text>
      <Text tone="muted">muted words.</Text>
    </Card>
  );
}
