import { bodyTypes, limits } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Banner, Button, Card, FieldRow } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { useFleetText } from '../../../../messages/useFleetText';
import { useChoices } from '../../hooks/useChoices';
import { ChoiceField } from './ChoiceField';
import type { PartProps } from './part-props';
import { TypedField } from './TypedField';

/** Which vehicle it is. */
export function VehicleCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const { form } = vehicleForm;
  const named = useVehicleNames();
  const category = useWatch({ control: form.control, name: 'vehicleCategoryId' });
  const { categories, brands } = useChoices(category);
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
      <FieldRow>
        <TypedField
          vehicleForm={vehicleForm}
          name="vehicleModel"
          help={t('fleet.help.vehicleModel')}
          maxLength={limits.vehicle.modelMax}
          dir="auto"
          optional
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="modelYear"
          inputMode="numeric"
          maxLength={4}
          optional
          code
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          vehicleForm={vehicleForm}
          name="bodyType"
          options={bodyTypes.map(({ value, label }) => ({ value, label: named(label) }))}
          placeholder={t('fleet.form.choose')}
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="vehicleColor"
          maxLength={limits.vehicle.colorMax}
          dir="auto"
        />
        <TypedField
          vehicleForm={vehicleForm}
          name="numberOfPassengers"
          inputMode="numeric"
          maxLength={2}
          code
          help={t('fleet.help.passengers', {
            min: limits.vehicle.passengersMin,
            max: limits.vehicle.passengersMax,
          })}
        />
      </FieldRow>
    </Card>
  );
}
