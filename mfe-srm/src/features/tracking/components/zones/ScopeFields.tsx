import { zoneScopes } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui';
import { MultiComboBox } from '@portal/shared/ui/overlays';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTrackingText } from '../../../../messages/useTrackingText';
import type { ScopeChoices } from '../../hooks/useScopeChoices';
import type { CheckedZone, ZoneValues } from '../../model/zone-values';

interface Props {
  form: UseFormReturn<ZoneValues, unknown, CheckedZone>;
  scope: ZoneValues['appliesTo'];
  choices: ScopeChoices;
  getError: (name: 'appliesTo' | 'vehicleIds' | 'bookingId') => string | undefined;
}

/** Whether a zone is for all vehicles, chosen ones or a running trip, and which. */
export function ScopeFields({ form, scope, choices, getError }: Props) {
  const t = useTrackingText();
  const { field } = useController({ control: form.control, name: 'vehicleIds' });
  return (
    <>
      <SelectField
        {...form.register('appliesTo')}
        label={t('tracking.zone.appliesTo')}
        help={t(`tracking.zone.appliesTo.${scope}Help`)}
        options={zoneScopes.map((value) => ({ value, label: t(`tracking.zone.appliesTo.${value}`) }))}
        error={getError('appliesTo')}
      />
      {scope === 'vehicles' && (
        <MultiComboBox
          {...field}
          label={t('tracking.zone.vehicles')}
          options={choices.vehicles}
          error={getError('vehicleIds')}
        />
      )}
      {scope === 'trip' && (
        <SelectField
          {...form.register('bookingId')}
          label={t('tracking.zone.trip')}
          placeholder={t('tracking.access.choose')}
          options={choices.trips}
          error={getError('bookingId')}
        />
      )}
    </>
  );
}
