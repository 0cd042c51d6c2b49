import { srmChargeEndpoints, type ChargeCandidate, type ChargeDetails } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { useCountry, useNotify } from '@portal/shared/portal';
import { Button, Card, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useChargesText, type ChargesMessageId } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';
import { TripCode } from '../../../../entities/trip/components/TripCode';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-2);
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

const reasons: Readonly<Record<string, ChargesMessageId>> = {
  time: 'charges.reason.time',
  plates: 'charges.reason.plates',
  maintenance: 'charges.reason.maintenance',
  own_use: 'charges.reason.own_use',
  free: 'charges.reason.free',
};

/** The trips that the charge can belong to; a person decides. */
export function DecidePart({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const { id } = useCountry();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.decide);
  const reason =
    charge.match === 'unmatched' ? 'charges.reason.unmatched' : reasons[charge.matchReason ?? ''];
  const describe = ({ from, to }: ChargeCandidate) =>
    t('charges.candidate.time', {
      from: formatDateTime(from, id),
      to: to ? formatDateTime(to, id) : t('charges.proof.out'),
    });
  async function decide(bookingId: string | null, name: string) {
    const saved = await send({ body: { chargeId: charge.chargeId, bookingId } });
    if (saved)
      notify({
        title: name,
        tone: 'success',
        undo: { kind: 'chargeDecided', subjectId: charge.chargeId },
      });
  }
  return (
    <Card title={t('charges.decide')} subtitle={reason && t(reason)} padding={4}>
      <Stack gap={3}>
        {charge.candidates.length === 0 && <Text tone="muted">{t('charges.decide.none')}</Text>}
        <List role="list" aria-label={t('charges.decide.candidates')}>
          {charge.candidates.map((candidate) => (
            <li key={`${candidate.bookingId} ${candidate.from}`}>
              <span>
                <TripCode>{candidate.tripCode}</TripCode> <bdi>{candidate.customerName}</bdi>
                <small>{describe(candidate)}</small>
              </span>
              <Button
                size="sm"
                variant="primary"
                disabled={isRunning}
                aria-label={t('charges.decide.chooseTrip', { trip: candidate.tripCode })}
                onClick={() =>
                  void decide(candidate.bookingId, t('charges.decide.done', { trip: candidate.tripCode }))
                }
              >
                {t('charges.decide.choose')}
              </Button>
            </li>
          ))}
        </List>
        <Button disabled={isRunning} onClick={() => void decide(null, t('charges.decide.ownDone'))}>
          {t('charges.decide.own')}
        </Button>
        <FormFailure error={failure} />
      </Stack>
    </Card>
  );
}
