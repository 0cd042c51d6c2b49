import { fromTablet } from '@portal/shared/ui/media';
import type { CheckListRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card, DescriptionList, Stack } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';
import { useDescribeAssumptions } from '../hooks/useDescribeAssumptions';
import { equipment } from '../model/equipment';
import { toPhoto, toFormValues } from '../model/values';
import { CarDrawing } from './CarDrawing';
import { DamageList } from './DamageList';

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    align-items: start;
  }
`;
const Signature = styled.img`
  inline-size: min(100%, 16rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: #fff;
`;

/** A read-only checklist, as it was signed. */
export function CheckListView({ record }: { record: CheckListRecord }) {
  const t = useCheckListText();
  const country = useCountry().id;
  const values = toFormValues(record);
  const { fuelEighths, cleanliness, keysCount } = values;
  const notRead = useDescribeAssumptions()(record?.assumed);
  const yesNo = (is: boolean | null) =>
    is === null ? t('checkList.unknown') : t(is ? 'checkList.yes' : 'checkList.no');
  const signatures = (['customer', 'agent'] as const).flatMap((signer) => {
    const file = record?.[`${signer}Signature`];
    const url = file && toPhoto(file).url;
    return url ? [{ signer, url }] : [];
  });
  return (
    <Stack gap={4}>
      {record?.signedAt && (
        <Banner
          tone="success"
          title={t('checkList.signedAt', { at: formatDateTime(record.signedAt, country) })}
        >
          {t('checkList.frozen')}
        </Banner>
      )}
      <Card title={t('checkList.readings')}>
        <DescriptionList
          items={[
            {
              term: t('checkList.odometer'),
              description:
                typeof record?.odometer !== 'number'
                  ? t('checkList.unknown')
                  : t('checkList.kmOf', { km: record.odometer }),
            },
            {
              term: t('checkList.fuel'),
              description:
                fuelEighths === null
                  ? t('checkList.unknown')
                  : t('checkList.fuelOf', { eighths: fuelEighths }),
            },
            {
              term: t('checkList.cleanliness'),
              description: cleanliness ? t(`checkList.grade.${cleanliness}`) : t('checkList.unknown'),
            },
            ...equipment.map((item) => ({
              id: item,
              term: t(`checkList.item.${item}`),
              description: yesNo(values.equipment[item]),
            })),
            { term: t('checkList.keys'), description: keysCount ?? t('checkList.unknown') },
            ...(notRead === null ? [] : [{ term: t('checkList.assumed'), description: notRead }]),
          ]}
        />
      </Card>
      <Card title={t('checkList.damages')}>
        <Sides>
          <CarDrawing values={values} />
          <DamageList values={values} />
        </Sides>
      </Card>
      {signatures.length > 0 && (
        <Card title={t('checkList.signatures')}>
          <DescriptionList
            items={signatures.map(({ signer, url }) => ({
              id: signer,
              term: t(`checkList.signer.${signer}`),
              description: (
                <Signature
                  src={url}
                  alt={t(`checkList.signatureOf.${signer}`)}
                  referrerPolicy="no-referrer"
                />
              ),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
