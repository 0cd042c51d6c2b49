import { positionLimits } from '@portal/shared/contract';
import { useI18n } from '@portal/shared/i18n';
import { FieldRow, SelectField, Text, TextField } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { cities } from '../../../../entities/position/model/cities';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { formatPlace, type CheckedZone, type ZoneValues } from '../../model/zone-values';

interface Props {
  form: UseFormReturn<ZoneValues, unknown, CheckedZone>;
  type: ZoneValues['type'];
  getError: (name: 'center' | 'radius' | 'corners') => string | undefined;
  onText: (field: 'center' | 'corners', text: string) => void;
}

/** Of a kilometre. */
const METRES = 1000;

/** The places of a zone, typed: a centre, by a city if wanted, and a radius; or corners. A country has none. */
export function ShapeFields({ form, type, getError, onText }: Props) {
  const t = useTrackingText();
  const { locale } = useI18n();
  if (type === 'country')
    return (
      <Text size={2} tone="secondary">
        {t('tracking.zone.countryHelp', { km: positionLimits.zoneAbroad / METRES })}
      </Text>
    );
  if (type === 'polygon')
    return (
      <TextAreaField
        {...form.register('corners')}
        label={t('tracking.zone.corners')}
        help={t('tracking.zone.cornersHelp')}
        rows={5}
        dir="ltr"
        error={getError('corners')}
      />
    );
  const options = cities.map(({ names, ...place }) => ({ value: formatPlace(place), label: names[locale] }));
  return (
    <>
      <SelectField
        label={t('tracking.zone.city')}
        placeholder={t('tracking.access.choose')}
        value=""
        options={options}
        onChange={({ currentTarget }) => onText('center', currentTarget.value)}
      />
      <FieldRow>
        <TextField
          {...form.register('center')}
          label={t('tracking.zone.center')}
          help={t('tracking.zone.centerHelp')}
          autoComplete="off"
          code
          error={getError('center')}
        />
        <TextField
          {...form.register('radius')}
          label={t('tracking.zone.radius')}
          inputMode="decimal"
          autoComplete="off"
          code
          end={t('tracking.zone.km')}
          error={getError('radius')}
        />
      </FieldRow>
    </>
  );
}
