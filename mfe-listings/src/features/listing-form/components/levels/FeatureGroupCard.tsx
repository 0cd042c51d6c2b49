import { Button, Card, CheckboxField } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import type { FeatureGroup } from '../../model/feature-groups';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-2) var(--space-4);
`;

interface FeatureGroupCardProps {
  group: FeatureGroup;
  chosen: readonly string[];
  onChoose: (ids: readonly string[], on: boolean) => void;
}

/** Features that belong together, chosen one by one or all at once. */
export function FeatureGroupCard({ group: { name, features }, chosen, onChoose }: FeatureGroupCardProps) {
  const t = useFormText();
  const ids = features.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  const isFull = count === ids.length;
  return (
    <Card
      title={name}
      subtitle={count > 0 && t('form.features.count', { count, total: ids.length })}
      actions={
        <Button
          size="sm"
          aria-label={t(isFull ? 'form.features.noneOf' : 'form.features.allOf', { group: name })}
          onClick={() => onChoose(ids, !isFull)}
        >
          {t(isFull ? 'form.features.none' : 'form.features.all')}
        </Button>
      }
    >
      <Grid>
        {features.map((feature) => (
          <CheckboxField
            key={feature.id}
            label={feature.name}
            checked={chosen.includes(feature.id)}
            onChange={(event) => onChoose([feature.id], event.currentTarget.checked)}
          />
        ))}
      </Grid>
    </Card>
  );
}
