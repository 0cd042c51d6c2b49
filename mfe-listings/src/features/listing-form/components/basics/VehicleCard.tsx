import { limits } from '@portal/shared/contract';
import { MakerMark } from '@portal/shared/makers';
import { Card, FieldRow, SelectField, TextField } from '@portal/shared/ui';
import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { Controller, useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { useVehicleChoices } from '../../../../entities/listing/hooks/useLookupNames';
import { useTypeChange } from '../../hooks/useTypeChange';
import type { PartProps } from './fieldProps';
import { ListFailed } from './ListFailed';
import type { Losses } from '../../model/losses';
import { TypeChangeDialog } from './TypeChangeDialog';

/** Which vehicle it is: category, then type and brand, model and year. */
export function VehicleCard({ level: { form, errors }, losses }: PartProps & { losses: Losses }) {
  const t = useFormText();
  const { control, register } = form;
  const categoryId = useWatch({ control, name: 'vehicleCategoryId' });
  const typeId = useWatch({ control, name: 'vehicleTypeId' });
  const { categories, types, brands } = useVehicleChoices(categoryId);
  const change = useTypeChange(form, losses);
  const makers = brands.options.map((option) => ({ ...option, media: <MakerMark maker={option.label} /> }));
  const otherTypes = types.options.filter(({ value }) => value !== typeId);
  const firstChoice = categoryId ? t('form.choose') : t('form.vehicle.categoryFirst');
  return (
    <Card title={t('form.vehicle.title')}>
      <ListFailed choices={[categories, types, brands]} />
      <FieldRow>
        <Controller
          control={control}
          name="vehicleCategoryId"
          render={({ field }) => (
            <SelectField
              {...field}
              onChange={(event) => change.category(event.currentTarget.value)}
              label={t('form.vehicle.category')}
              placeholder={t(categories.isLoading ? 'form.loading' : 'form.choose')}
              options={categories.options}
              error={errors.getText('vehicleCategoryId')}
            />
          )}
        />
        <Controller
          control={control}
          name="vehicleTypeId"
          render={({ field }) => (
            <SelectField
              {...field}
              onChange={(event) => change.type(event.currentTarget.value)}
              label={t('form.vehicle.type')}
              placeholder={types.isLoading ? t('form.loading') : firstChoice}
              options={types.options}
              disabled={!categoryId || types.isLoading}
              error={errors.getText('vehicleTypeId')}
            />
          )}
        />
      </FieldRow>
      <Controller
        control={control}
        name="vehicleBrandId"
        render={({ field }) => (
          <ComboBox
            {...field}
            // A brand typed for another category does not belong to this one.
            key={categoryId}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            label={t('form.vehicle.brand')}
            placeholder={
              brands.isLoading ? t('form.loading') : categoryId ? t('form.vehicle.brandSearch') : firstChoice
            }
            options={makers}
            start={makers.find(({ value }) => value === field.value)?.media}
            disabled={!categoryId || brands.isLoading}
            error={errors.getText('vehicleBrandId')}
          />
        )}
      />
      <FieldRow>
        <TextField
          {...register('vehicleModel')}
          label={t('form.vehicle.model')}
          help={t('form.vehicle.modelHelp')}
          maxLength={limits.vehicle.modelMax}
          autoComplete="off"
          error={errors.getText('vehicleModel')}
        />
        <TextField
          {...register('vehicleRegisteredYear')}
          label={t('form.vehicle.year')}
          inputMode="numeric"
          maxLength={4}
          code
          autoComplete="off"
          error={errors.getText('vehicleRegisteredYear')}
        />
      </FieldRow>
      <Controller
        control={control}
        name="additionalVehicleTypes"
        render={({ field }) => (
          <MultiComboBox
            {...field}
            key={categoryId}
            label={t('form.vehicle.moreTypes')}
            help={t('form.vehicle.moreTypesHelp')}
            optional
            placeholder={t('form.vehicle.moreTypesSearch')}
            options={otherTypes}
            disabled={!categoryId || types.isLoading}
            error={errors.getText('additionalVehicleTypes')}
          />
        )}
      />
      {change.isPending && (
        <TypeChangeDialog losses={losses} onConfirm={change.confirm} onCancel={change.cancel} />
      )}
    </Card>
  );
}
