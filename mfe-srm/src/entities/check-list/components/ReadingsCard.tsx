import { cleanlinessGrades, type CheckListRecord } from '@portal/shared/contract';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { useCheckListText } from '../../../messages/useCheckListText';
import type { Missing } from '../model/missing';
import type { CheckListValues } from '../model/values';
import { ChoiceRow } from './ChoiceRow';
import { FuelGauge } from './FuelGauge';

interface Props {
  values: CheckListValues;
  handover: CheckListRecord;
  /** Without a handover to compare with: the fleet's data. */
  lastKilometre: number | null;
  /** What the tracker says about the odometer. */
  deviceWords: string | null;
  getFieldError: (name: Missing) => string | undefined;
  onChange: (change: Partial<CheckListValues>) => void;
}

/** Kilometres, fuel and cleanliness, with their values at handover. */
export function ReadingsCard({
  values,
  handover,
  lastKilometre,
  deviceWords,
  getFieldError,
  onChange,
}: Props) {
  const t = useCheckListText();
  const before = handover?.odometer ?? null;
  const earlier =
    before !== null
      ? t('checkList.odometerBefore', { km: before })
      : lastKilometre !== null
        ? t('checkList.odometerLast', { km: lastKilometre })
        : null;
  const help = [deviceWords, earlier].filter(Boolean).join(' ') || undefined;
  const fuelBefore = handover?.fuelEighths;
  return (
    <Card title={t('checkList.readings')}>
      <FieldRow>
        <TextField
          label={t('checkList.odometer')}
          name="odometer"
          inputMode="numeric"
          autoComplete="off"
          code
          end={t('checkList.km')}
          help={help}
          error={getFieldError('odometer')}
          value={values.odometer}
          onChange={({ currentTarget }) => onChange({ odometer: currentTarget.value })}
        />
        <FuelGauge
          value={values.fuelEighths}
          error={getFieldError('fuelEighths')}
          help={
            typeof fuelBefore === 'number'
              ? t('checkList.fuelBefore', { fuel: t('checkList.fuelOf', { eighths: fuelBefore }) })
              : undefined
          }
          onChange={(fuelEighths) => onChange({ fuelEighths })}
        />
      </FieldRow>
      <ChoiceRow
        isAbove
        label={t('checkList.cleanliness')}
        options={cleanlinessGrades.map((value) => ({ value, label: t(`checkList.grade.${value}`) }))}
        value={values.cleanliness}
        error={getFieldError('cleanliness')}
        onChange={(cleanliness) => onChange({ cleanliness })}
      />
    </Card>
  );
}
