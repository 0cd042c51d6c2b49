import type { ChargeDetails } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Card, DescriptionList, Text } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { useChargesText } from '../../../../messages/useChargesText';
import { tripPaths } from '../../../../entities/trip/paths';
import { NoticePart } from './NoticePart';

const lists: Readonly<Record<string, string>> = {
  COMPLETED: tripPaths.completed,
  ONGOING: tripPaths.ongoing,
};

/** Who had the vehicle, from when to when, and by which contract. */
export function ProofPart({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const { id } = useCountry();
  const { proof } = charge;
  if (!proof)
    return (
      <Card title={t('charges.proof')} padding={4}>
        <Text tone="muted">{t('charges.ownCostText')}</Text>
      </Card>
    );
  const list = lists[charge.tripStatus ?? ''];
  const { to, contractSignedAt } = proof;
  return (
    <Card title={t('charges.proof')} padding={4}>
      <DescriptionList
        items={[
          {
            term: t('charges.column.trip'),
            description: list ? (
              <Link to={`${list}?trip=${proof.bookingId}`}>{proof.tripCode}</Link>
            ) : (
              proof.tripCode
            ),
          },
          { term: t('charges.proof.customer'), description: <bdi>{proof.customerName}</bdi> },
          { term: t('charges.column.vehicle'), description: <bdi>{proof.plate}</bdi> },
          { term: t('charges.proof.from'), description: formatDateTime(proof.from, id) },
          { term: t('charges.proof.to'), description: to ? formatDateTime(to, id) : t('charges.proof.out') },
          {
            term: t('charges.proof.contract'),
            description: contractSignedAt
              ? formatDateTime(contractSignedAt, id)
              : t('charges.proof.unsigned'),
          },
        ]}
      />
      <Text tone="muted" size={2}>
        {t(charge.isByHand ? 'charges.proof.byHand' : 'charges.proof.byTime')}
      </Text>
      <NoticePart charge={charge} trip={proof.tripCode} />
    </Card>
  );
}
