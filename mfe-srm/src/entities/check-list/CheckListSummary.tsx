import type { CheckListRecord, VehicleDamage } from '@portal/shared/contract';
import { Card, DescriptionList } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCheckListText } from '../../messages/useCheckListText';
import { useDescribeAssumptions } from './hooks/useDescribeAssumptions';
import { useDescribeCondition } from './hooks/useDescribeCondition';
import { toFormValues } from './model/values';

interface Props {
  title: string;
  record: CheckListRecord;
  /** The damage known before. */
  damages?: readonly VehicleDamage[] | undefined;
  /** Leads to where it can be changed. */
  action?: ReactNode;
}

/** A short summary of what both are about to sign. */
export function CheckListSummary({ title, record, damages = [], action }: Props) {
  const t = useCheckListText();
  const values = toFormValues(record);
  const { fuelEighths, cleanliness, keysCount } = values;
  const { equipment, damages: named } = useDescribeCondition()(values, damages);
  const notRead = useDescribeAssumptions()(record?.assumed);
  return (
    <Card title={title} actions={action}>
      <DescriptionList
        items={[
          {
            term: t('checkList.odometer'),
            description:
              typeof record?.odometer === 'number'
                ? t('checkList.kmOf', { km: record.odometer })
                : t('checkList.unknown'),
          },
          {
            term: t('checkList.fuel'),
            description:
              fuelEighths === null ? t('checkList.unknown') : t('checkList.fuelOf', { eighths: fuelEighths }),
          },
          {
            term: t('checkList.cleanliness'),
            description: cleanliness ? t(`checkList.grade.${cleanliness}`) : t('checkList.unknown'),
          },
          { term: t('checkList.keys'), description: keysCount ?? t('checkList.unknown') },
          {
            term: t('checkList.equipment'),
            description: equipment,
          },
          {
            term: t('checkList.damages'),
            description:
              named.length === 0
                ? t('checkList.noDamages')
                : named.map(({ zone, text }) => <div key={zone}>{text}</div>),
          },
          ...(notRead === null ? [] : [{ term: t('checkList.assumed'), description: notRead }]),
        ]}
      />
    </Card>
  );
}
