import { Card } from '@portal/shared/ui';
import { Controller, useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { PreviewAside } from '../../../../entities/preview/components/PreviewAside';
import type { PreviewListing } from '../../../../entities/preview/model/preview-listing';
import { getSpecField, useSpecsForm } from '../../hooks/useSpecsForm';
import { listDifferences, mergeDifferences } from '../../model/compare';
import { listNamedSpecs, type Spec } from '../../model/specs';
import { Columns } from '../frame/Columns';
import { ConflictDialog } from '../frame/ConflictDialog';
import { LevelFrame } from '../frame/LevelFrame';
import { SpecField } from './SpecField';

type SpecsLevelProps = Parameters<typeof useSpecsForm>[0] & {
  preview: PreviewListing;
  /** Some values are proposed. */
  hasUsual: boolean;
  onSkip: () => void;
};

const valueName = (spec: Spec | undefined, id: string | undefined) =>
  spec?.values.find((value) => value.id === id)?.name ?? '';

/** Level two: the technical specifications. */
export function SpecsLevel({ preview, hasUsual, onSkip, ...settings }: SpecsLevelProps) {
  const t = useFormText();
  const { specs, isFilled } = settings;
  const level = useSpecsForm(settings);
  const { form, errors, conflict } = level;
  const values = useWatch({ control: form.control, name: 'specs' });
  const skips = isFilled && !level.isDirty;
  return (
    <Columns aside={<PreviewAside listing={{ ...preview, specs: listNamedSpecs(specs, values) }} />}>
      <LevelFrame
        level={level}
        fields={specs.map(({ id }) => getSpecField(id))}
        getLabel={(name) => specs.find(({ id }) => getSpecField(id) === name)?.name ?? ''}
        saveLabel={t(skips ? 'form.continue' : 'form.saveAndContinue')}
        {...(skips ? { onSubmit: onSkip } : {})}
      >
        <Card title={t('form.specs.title')} subtitle={t(hasUsual ? 'form.specs.usual' : 'form.specs.text')}>
          {specs.map((spec) => (
            <Controller
              key={spec.id}
              control={form.control}
              name={getSpecField(spec.id) as `specs.${string}`}
              render={({ field }) => (
                <SpecField spec={spec} {...field} error={errors.getText(getSpecField(spec.id))} />
              )}
            />
          ))}
        </Card>
      </LevelFrame>
      {conflict && (
        <ConflictDialog
          rows={listDifferences(conflict.base.specs, conflict.typed.specs, conflict.saved.values.specs).map(
            (row) => {
              const spec = specs.find(({ id }) => id === row.name);
              return {
                ...row,
                label: spec?.name ?? '',
                typed: valueName(spec, conflict.typed.specs[row.name]),
                saved: valueName(spec, conflict.saved.values.specs[row.name]),
              };
            },
          )}
          onSettle={(choices) =>
            void level.settle({
              specs: mergeDifferences(conflict.typed.specs, conflict.saved.values.specs, choices),
            })
          }
          onClose={level.postpone}
        />
      )}
    </Columns>
  );
}
