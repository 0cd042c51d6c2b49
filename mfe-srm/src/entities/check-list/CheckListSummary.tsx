import { checkListZones, type CheckListRecord, type VehicleDamage } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { Card, DescriptionList } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCheckListText } from '../../messages/useCheckListText';
import { findKnown, groupKnownDamages } from './model/known-damages';
import { equipment } from './model/equipment';
import { isDamaged, toFormValues } from './model/values';

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
  const known = groupKnownDamages(damages);
  const named = checkListZones
    .filter((zone) => isDamaged(values.zones[zone]))
    .map((zone) => {
      const isKnown = findKnown(known, zone, values.zones[zone]) !== null;
      const condition = t(`checkList.condition.${values.zones[zone].condition}`);
      const text = t('checkList.zoneButton', { zone: t(`checkList.zone.${zone}`), condition });
      return { zone, text: isKnown ? t('checkList.alreadyKnown', { damage: text }) : text };
    });
  const missing = equipment.filter((item) => values.equipment[item] === false);
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
            description:
              missing.length === 0
                ? t('checkList.allThere')
                : t('checkList.notThere', {
                    items: formatList(missing.map((item) => t(`checkList.item.${item}`))),
                  }),
          },
          {
            term: t('checkList.damages'),
            description:
              named.length === 0
                ? t('checkList.noDamages')
                : named.map(({ zone, text }) => <div key={zone}>{text}</div>),
          },
        ]}
      />
    </Card>
  );
}
