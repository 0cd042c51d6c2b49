import { customerStatuses, readMinor, type TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList, Heading, Stack } from '@portal/shared/ui';
import { useTollName } from '../../../../hooks/useTollName';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';

const sums = [
  'rental',
  'extraKilometreCharge',
  'lateFee',
  'charges',
  'fines',
  'salik',
  'discount',
  'total',
] as const;

/** The settlement of a trip at its closing. */
export function Closing({ trip: { closing }, level = 3 }: { trip: TripRecord; level?: 2 | 3 }) {
  const t = useTripDetailsText();
  const { id, currency } = useCountry();
  const tollName = useTollName();
  if (!closing) return null;
  const { settlement, returnedAt, customerStatus } = closing;
  const status = customerStatuses.find((one) => one === customerStatus);
  const shown = sums.flatMap((name) => {
    const minor = readMinor(settlement?.[name]);
    if (!minor && name !== 'total') return [];
    const description = `${name === 'discount' ? '\u2212' : ''}${formatMoney(minor ?? 0, currency)}`;
    const term = name === 'salik' ? tollName : t(`trips.closing.${name}`);
    return [{ id: name, term, description }];
  });
  return (
    <Stack gap={2}>
      <Heading level={level} size={3}>
        {t('trips.closing.title')}
      </Heading>
      <DescriptionList
        items={[
          ...(returnedAt
            ? [{ term: t('trips.closing.returnedAt'), description: formatDateTime(returnedAt, id) }]
            : []),
          ...(customerStatus
            ? [
                {
                  term: t('trips.closing.customerStatus'),
                  description: status ? t(`trips.closing.status.${status}`) : customerStatus,
                },
              ]
            : []),
          ...(settlement ? shown : []),
        ]}
      />
    </Stack>
  );
}
