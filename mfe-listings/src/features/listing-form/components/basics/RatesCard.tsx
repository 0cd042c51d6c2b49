import { rentalPeriods } from '@portal/shared/contract';
import { Card } from '@portal/shared/ui';
import { useId } from 'react';
import { useFormText } from '../../../../messages/useFormText';
import { FieldProblem } from '../../../media/components/FieldProblem';
import type { PartProps } from './fieldProps';
import { RateFields } from './RateFields';

/** What the vehicle costs by the day, week, month and hour. */
export function RatesCard({ level }: PartProps) {
  const t = useFormText();
  const errorId = useId();
  return (
    <Card title={t('form.rates.title')} subtitle={t('form.rates.text')}>
      {rentalPeriods.map((period) => (
        <RateFields key={period} level={level} period={period} />
      ))}
      <FieldProblem id={errorId} error={level.errors.of('rentalDetails')} />
    </Card>
  );
}
