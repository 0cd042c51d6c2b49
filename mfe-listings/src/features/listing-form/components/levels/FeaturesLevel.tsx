import { joinNames } from '@portal/shared/format';
import { Card, EmptyState, Icon, TextField } from '@portal/shared/ui';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { PreviewAside } from '../../../../entities/preview/components/PreviewAside';
import type { PreviewListing } from '../../../../entities/preview/model/preview-listing';
import { sortedFeatures, useFeaturesForm } from '../../hooks/useFeaturesForm';
import { featureGroups, withFeatures } from '../../model/feature-groups';
import { Columns } from '../frame/Columns';
import { ConflictDialog } from '../frame/ConflictDialog';
import { LevelFrame } from '../frame/LevelFrame';
import { FeatureGroupCard } from './FeatureGroupCard';

type FeaturesLevelProps = Parameters<typeof useFeaturesForm>[0] & {
  rows: Parameters<typeof featureGroups>[0];
  preview: PreviewListing;
  onSkip: () => void;
};

/** Level three: features by group, searchable, chosen one by one or by group. */
export function FeaturesLevel({ rows, preview, onSkip, ...settings }: FeaturesLevelProps) {
  const t = useFormText();
  const level = useFeaturesForm(settings);
  const { form, conflict } = level;
  const chosen = useWatch({ control: form.control, name: 'featureIds' });
  const [typed, setTyped] = useState('');
  const groups = featureGroups(rows, useDeferredValue(typed));
  const getName = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  const choose = (ids: readonly string[], on: boolean) =>
    form.setValue('featureIds', sortedFeatures(withFeatures(chosen, ids, on)), { shouldDirty: true });
  const listed = (ids: readonly string[]) => joinNames(ids.map(getName));
  const skips = settings.isFilled && !level.isDirty;
  return (
    <Columns aside={<PreviewAside listing={{ ...preview, features: chosen.map(getName) }} />}>
      <LevelFrame
        level={level}
        fields={['featureIds']}
        getLabel={() => t('form.features.title')}
        saveLabel={t(skips ? 'form.continue' : 'form.saveAndFinish')}
        {...(skips ? { onSubmit: onSkip } : {})}
      >
        <Card title={t('form.features.title')} subtitle={t('form.features.text')}>
          <TextField
            label={t('form.features.search')}
            hideLabel
            type="search"
            placeholder={t('form.features.search')}
            start={<Icon name="search" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter searches for a feature; it does not submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Card>
        {groups.length === 0 && (
          <EmptyState title={t('form.features.nothing')}>{t('form.features.nothingText')}</EmptyState>
        )}
        {groups.map((group) => (
          <FeatureGroupCard
            key={group.name}
            group={group}
            chosen={chosen}
            isSearched={typed.trim() !== ''}
            onChoose={choose}
          />
        ))}
      </LevelFrame>
      {conflict && (
        <ConflictDialog
          rows={[
            {
              name: 'featureIds',
              label: t('form.features.title'),
              typed: listed(conflict.typed.featureIds),
              saved: listed(conflict.saved.values.featureIds),
              suggested: 'mine',
              bothChanged: true,
            },
          ]}
          onSettle={({ featureIds }) =>
            void level.settle(featureIds === 'theirs' ? conflict.saved.values : conflict.typed)
          }
          onClose={level.postpone}
        />
      )}
    </Columns>
  );
}
