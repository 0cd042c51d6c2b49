import { Card, Text } from '@portal/shared/ui';
import { Illustration, type IllustrationName } from '@portal/shared/ui/illustrations';
import styled from 'styled-components';

const names: IllustrationName[] = [
  'not-found',
  'unauthorized',
  'api-down',
  'teapot',
  'oops',
  'offline',
  'rejected',
  'company',
  'not-in-release',
];

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: var(--space-5);
`;

export function Pictures() {
  return (
    <Card>
      <Grid>
        {names.map((name) => (
          <div key={name}>
            <Illustration name={name} />
            <Text tone="muted" size={2}>
              {name}
            </Text>
          </div>
        ))}
      </Grid>
    </Card>
  );
}
