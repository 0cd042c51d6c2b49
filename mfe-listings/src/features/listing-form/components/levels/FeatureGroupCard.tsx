import { Button, Card, CheckboxField, Icon } from '@portal/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import type { FeatureGroup } from '../../model/feature-groups';

const Toggle = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;
  /* A finger needs more than a line. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-3));
  }
  & > svg {
    transition: transform var(--quick);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-2) var(--space-4);
`;

interface FeatureGroupCardProps {
  group: FeatureGroup;
  chosen: readonly string[];
  /** A search shows what it finds. */
  isSearched: boolean;
  onChoose: (ids: readonly string[], on: boolean) => void;
}

/** Features that belong together, chosen one by one or all at once. It opens by a press, and where some are chosen. */
export function FeatureGroupCard({
  group: { name, features },
  chosen,
  isSearched,
  onChoose,
}: FeatureGroupCardProps) {
  const t = useFormText();
  const gridId = useId();
  const ids = features.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  const isFull = count === ids.length;
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = isSearched || (pressed ?? count > 0);
  return (
    <Card
      title={
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? gridId : undefined}
          onClick={() => setPressed(!isOpen)}
        >
          {name}
          <Icon name="chevron-down" />
        </Toggle>
      }
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
      {isOpen && (
        <Grid id={gridId}>
          {features.map((feature) => (
            <CheckboxField
              key={feature.id}
              label={feature.name}
              checked={chosen.includes(feature.id)}
              onChange={(event) => onChoose([feature.id], event.currentTarget.checked)}
            />
          ))}
        </Grid>
      )}
    </Card>
  );
}
