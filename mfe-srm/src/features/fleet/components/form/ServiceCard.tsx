import { Card, FieldRow, type TextFieldProps } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { DayField } from './DayField';
import type { PartProps } from './part-props';
import { TypedField } from './TypedField';

const reading = { inputMode: 'numeric', maxLength: 9, code: true } as const satisfies Partial<TextFieldProps>;

/** Its kilometres, and its services. */
export function ServiceCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const km = { vehicleForm, ...reading, end: t('fleet.form.km') };
  return (
    <Card title={t('fleet.card.service')} subtitle={t('fleet.card.serviceText')}>
      <TypedField {...km} name="currentKilometre" />
      <FieldRow>
        <DayField vehicleForm={vehicleForm} name="lastServiceDate" />
        <TypedField {...km} name="serviceKilometre" />
      </FieldRow>
      <FieldRow>
        <DayField vehicleForm={vehicleForm} name="nextServiceDate" />
        <TypedField {...km} name="nextServiceKilometre" help={t('fleet.help.nextServiceKilometre')} />
      </FieldRow>
    </Card>
  );
}
