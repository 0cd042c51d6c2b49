import {
  chargeTransitions,
  isChargeMark,
  limits,
  needsReason,
  srmChargeEndpoints,
  type ChargeDetails,
  type ChargeState,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useNotify } from '@portal/shared/portal';
import { Button, Card, Inline, Stack, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChargeForm } from '../../hooks/useChargeForm';

type NextState = Exclude<ChargeState, 'undone'>;

/** What a person can say about the charge next; disputes and write-offs have a reason. */
export function StatePart({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const notify = useNotify();
  const { send, failure, isRunning } = useChargeForm(srmChargeEndpoints.changeState);
  const [chosen, setChosen] = useState<NextState | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const next: readonly NextState[] = chargeTransitions[charge.state];
  // Accounts and documents say what becomes of the charges on them.
  const isWaiting = Boolean(charge.accountedAt) && charge.state === 'unbilled';
  const possible = next.filter(
    (state) => (state !== 'billed' || charge.bookingId) && (state !== 'unbilled' || !charge.invoiceId),
  );
  if (possible.length === 0 || isWaiting) return null;
  async function change(state: NextState, text?: string) {
    const body = { chargeId: charge.chargeId, state, ...(text && { reason: text }) };
    if (!(await send({ body }))) return;
    const canUndo = isChargeMark({ before: charge.state, after: state }, Boolean(charge.invoiceId));
    notify({
      title: t(`charges.change.${state}.done`),
      tone: 'success',
      ...(canUndo && { undo: { kind: 'chargeMarked', subjectId: charge.chargeId } }),
    });
  }
  const choose = (state: NextState) =>
    needsReason(charge.state, state) ? setChosen(state) : void change(state);
  const text = reason.trim();
  const isShort = text.length < limits.charge.reasonMin;
  return (
    <Card title={t('charges.change')} padding={4}>
      <Stack gap={3}>
        <Inline gap={2}>
          {possible.map((state) => (
            <Button
              key={state}
              size="sm"
              busy={isRunning && chosen === null}
              aria-pressed={chosen === state || undefined}
              onClick={() => choose(state)}
            >
              {t(`charges.change.${state}`)}
            </Button>
          ))}
        </Inline>
        {chosen && (
          <Stack
            as="form"
            gap={2}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setTried(true);
              if (!isShort) void change(chosen, text);
            }}
          >
            <TextField
              autoFocus
              label={t('charges.change.reason')}
              value={reason}
              maxLength={limits.charge.textMax}
              dir="auto"
              error={isTried && isShort ? t('charges.change.reasonMissing') : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            <Inline gap={2}>
              <Button size="sm" type="submit" variant="primary" busy={isRunning}>
                {t(`charges.change.${chosen}`)}
              </Button>
              <Button size="sm" onClick={() => setChosen(null)}>
                {t('charges.cancel')}
              </Button>
            </Inline>
          </Stack>
        )}
        <FormFailure error={failure} />
      </Stack>
    </Card>
  );
}
