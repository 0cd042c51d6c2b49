import { useCapability } from '@portal/shared/portal';
import { Card, FieldRow } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { DayField } from './DayField';
import type { PartProps } from './part-props';

/** Registration and insurance, with reminders of their expiry. */
export function DocumentsCard({ vehicleForm }: PartProps) {
  const t = useFleetText();
  const keepsInsurance = useCapability('insurance-reminders');
  return (
    <Card title={t('fleet.card.papers')} subtitle={t('fleet.card.papersText')}>
      <FieldRow>
        <DayField vehicleForm={vehicleForm} name="registrationDate" judges="registrationDueDate" />
        <DayField
          vehicleForm={vehicleForm}
          name="registrationDueDate"
          help={t('fleet.help.registrationDueDate')}
        />
        {keepsInsurance && <DayField vehicleForm={vehicleForm} name="insuranceDueDate" optional />}
      </FieldRow>
    </Card>
  );
}
