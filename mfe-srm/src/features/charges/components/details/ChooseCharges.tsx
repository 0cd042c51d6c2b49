import {
  limits,
  readMinor,
  readSignedMinor,
  srmChargeEndpoints,
  srmInvoiceEndpoints,
  type Charge,
  type ChargeDetails,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useNotify, useQuery } from '@portal/shared/portal';
import { Button, CheckboxField, Inline, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLedger } from '../../../../entities/money/hooks/useLedger';
import { getHeldAmount } from '../../../../entities/money/model/hold';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';
import { ChargeTime } from '../list/ChargeTime';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

interface Props {
  charge: ChargeDetails;
  bookingId: string;
}

/** The unbilled charges of the trip: one press puts the chosen ones on its account, or on one supplementary invoice. */
export function ChooseCharges({ charge, bookingId }: Props) {
  const t = useChargesText();
  const { currency } = useCountry();
  const { data } = useQuery(
    srmChargeEndpoints.list,
    { query: { bookingId, state: 'unbilled', limit: limits.charge.billedMax } },
    { onError: () => undefined },
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const others = (data?.list ?? []).filter(
    ({ chargeId, accountedAt }) => chargeId !== charge.chargeId && !accountedAt,
  );
  const all: readonly Charge[] = [charge, ...others];
  const chosen = all.filter(({ chargeId }) => !left.includes(chargeId));
  const isOpen = charge.tripStatus === 'ONGOING';
  return (
    <Stack gap={3}>
      <Text tone="muted">{t(isOpen ? 'charges.billing.openText' : 'charges.billing.closedText')}</Text>
      {others.length > 0 && (
        <List role="list" aria-label={t('charges.billing.chosen', { trip: charge.tripCode ?? '' })}>
          {all.map((one) => (
            <li key={one.chargeId}>
              <CheckboxField
                label={
                  <>
                    {formatMoney(readMinor(one.amount) ?? 0, currency)} · {t(`charges.kind.${one.kind}`)} ·{' '}
                    <ChargeTime charge={one} /> · <bdi>{one.plate}</bdi>
                  </>
                }
                checked={!left.includes(one.chargeId)}
                onChange={({ currentTarget }) =>
                  setLeft(
                    currentTarget.checked
                      ? left.filter((id) => id !== one.chargeId)
                      : [...left, one.chargeId],
                  )
                }
              />
            </li>
          ))}
        </List>
      )}
      {(data?.total ?? 0) > limits.charge.billedMax && (
        <Text tone="muted" size={2}>
          {t('charges.billing.more', { max: limits.charge.billedMax })}
        </Text>
      )}
      {isOpen ? (
        <PutOnAccount trip={charge.tripCode ?? ''} chosen={chosen} />
      ) : (
        <Supplement bookingId={bookingId} chosen={chosen} />
      )}
    </Stack>
  );
}

function PutOnAccount({ trip, chosen }: { trip: string; chosen: readonly Charge[] }) {
  const t = useChargesText();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.changeAccount);
  async function put() {
    const chargeIds = chosen.map(({ chargeId }) => chargeId);
    const saved = await send({ body: { chargeIds, isOnAccount: true } });
    if (saved) notify({ title: t('charges.billing.accountDone', { trip }), tone: 'success' });
  }
  return (
    <>
      <Inline>
        <Button
          size="sm"
          variant="primary"
          busy={isRunning}
          disabled={chosen.length === 0}
          onClick={() => void put()}
        >
          {t('charges.billing.account', { count: chosen.length })}
        </Button>
      </Inline>
      <FormFailure error={failure} />
    </>
  );
}

function Supplement({ bookingId, chosen }: { bookingId: string; chosen: readonly Charge[] }) {
  const t = useChargesText();
  const { currency } = useCountry();
  const notify = useNotify();
  const { data: invoices } = useQuery(
    srmInvoiceEndpoints.list,
    { query: { bookingId } },
    { onError: () => undefined },
  );
  const ledger = useLedger(bookingId);
  const { send, failure, isRunning } = useChargeForm(srmInvoiceEndpoints.supplement);
  const [takesDeposit, setTakesDeposit] = useState(false);
  const sum = chosen.reduce((total, { amount }) => total + (readMinor(amount) ?? 0), 0);
  const open = Math.max(0, sum + (readSignedMinor(ledger.data?.balance) ?? 0));
  const left = readSignedMinor(ledger.data?.deposit.left) ?? 0;
  const fromDeposit = Math.min(open, left + getHeldAmount(ledger.data));
  if (invoices?.list.length === 0) return <Text>{t('charges.billing.noInvoice')}</Text>;
  async function issue() {
    const chargeIds = chosen.map(({ chargeId }) => chargeId);
    const body = { chargeIds, takesDeposit: takesDeposit && fromDeposit > 0 };
    const invoice = await send({ body });
    if (invoice)
      notify({ title: t('charges.billing.invoiced', { number: invoice.number }), tone: 'success' });
  }
  return (
    <>
      {fromDeposit > 0 && (
        <CheckboxField
          label={t(fromDeposit > left ? 'charges.billing.hold' : 'charges.billing.deposit', {
            amount: formatMoney(fromDeposit, currency),
          })}
          checked={takesDeposit}
          onChange={({ currentTarget }) => setTakesDeposit(currentTarget.checked)}
        />
      )}
      <Inline>
        <Button
          size="sm"
          variant="primary"
          busy={isRunning}
          disabled={chosen.length === 0}
          onClick={() => void issue()}
        >
          {t('charges.billing.supplement', { count: chosen.length, amount: formatMoney(sum, currency) })}
        </Button>
      </Inline>
      <FormFailure error={failure} />
    </>
  );
}
