import { limits } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Card } from '@portal/shared/ui';
import { ComboBox, MultiComboBox } from '@portal/shared/ui/overlays';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller, useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { usePlaceChoices } from '../../../../entities/listing/hooks/useLookupNames';
import type { PartProps } from './fieldProps';
import { ListFailed } from './ListFailed';

/** Where the vehicle is available, and the contact for customers. */
export function LocationCard({ level: { form, errors } }: PartProps) {
  const t = useFormText();
  const { id } = useCountry();
  const stateId = useWatch({ control: form.control, name: 'stateId' });
  const { states, cities } = usePlaceChoices(stateId);
  return (
    <Card title={t('form.place.title')}>
      <ListFailed choices={[states, cities]} />
      <Controller
        control={form.control}
        name="stateId"
        render={({ field }) => (
          <ComboBox
            {...field}
            value={field.value || null}
            onChange={(value) => {
              if ((value ?? '') === field.value) return;
              field.onChange(value ?? '');
              form.setValue('cityIds', [], { shouldDirty: true });
            }}
            label={t(id === 'ae' ? 'form.place.emirate' : 'form.place.state')}
            placeholder={t(states.isLoading ? 'form.loading' : 'form.place.search')}
            options={states.options}
            // The name of the selection arrives with the list, and would overwrite what is being typed.
            disabled={states.isLoading}
            error={errors.getText('stateId')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="cityIds"
        render={({ field }) => (
          <MultiComboBox
            {...field}
            key={stateId}
            label={t('form.place.cities')}
            help={t('form.place.citiesHelp', { max: limits.vehicle.citiesMax })}
            placeholder={t(
              !stateId
                ? 'form.place.stateFirst'
                : cities.isLoading
                  ? 'form.loading'
                  : 'form.place.citySearch',
            )}
            options={cities.options}
            disabled={!stateId || cities.isLoading}
            error={errors.getText('cityIds')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="phoneNumber"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={t('form.place.phone')}
            help={t('form.place.phoneHelp')}
            country={id}
            error={errors.getText('phoneNumber')}
          />
        )}
      />
    </Card>
  );
}
