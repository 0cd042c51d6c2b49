import { Banner, Button, Card, FieldRow } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { useFleetText } from '../../../../messages/useFleetText';
import { useVehicleLookups } from '../../hooks/useVehicleLookups';
import { ChoiceField } from './ChoiceField';
import { FormRows } from './FormRows';
import type { PartProps } from './part-props';

/** Which vehicle it is. */
export function VehicleCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const { form } = vehicleForm;
  const category = useWatch({ control: form.control, name: 'vehicleCategoryId' });
  const { categories, brands } = useVehicleLookups(category);
  const failed = [categories, brands].filter(({ retry }) => retry);
  return (
    <Card title={t('fleet.card.vehicle')}>
      {failed.length > 0 && (
        <Banner
          tone="warning"
          title={t('fleet.form.listFailed')}
          action={
            <Button size="sm" icon="refresh" onClick={() => failed.forEach(({ retry }) => retry?.())}>
              {t('fleet.retry')}
            </Button>
          }
        />
      )}
      <FieldRow>
        <ChoiceField
          vehicleForm={vehicleForm}
          name="vehicleCategoryId"
          options={categories.options}
          placeholder={t(categories.isLoading ? 'fleet.form.loading' : 'fleet.form.choose')}
          onChosen={() => form.setValue('vehicleBrandId', '', { shouldDirty: true })}
        />
        <ChoiceField
          vehicleForm={vehicleForm}
          name="vehicleBrandId"
          options={brands.options}
          disabled={!category}
          placeholder={t(
            category
              ? brands.isLoading
                ? 'fleet.form.loading'
                : 'fleet.form.choose'
              : 'fleet.form.categoryFirst',
          )}
        />
      </FieldRow>
      <FormRows vehicleForm={vehicleForm} part="vehicle" />
    </Card>
  );
}
