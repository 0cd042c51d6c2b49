import { chargeTransitions, limits, type ChargeDetails } from '@portal/shared/contract';
import { Form, FormFailure } from '@portal/shared/forms';
import { Button, Card, Inline, Stack, TextField } from '@portal/shared/ui';
import { useChargesText } from '../../../../messages/useChargesText';
import { useChangeState, type NextState } from '../../hooks/useChangeState';

/** What a person can say about the charge next; disputes and write-offs have a reason. */
export function StatePart({ charge }: { charge: ChargeDetails }) {
  const t = useChargesText();
  const { chosen, form, errors, frame, failure, isMarking, isSubmitting, choose, cancel } =
    useChangeState(charge);
  const next: readonly NextState[] = chargeTransitions[charge.state];
  // Accounts and documents say what becomes of the charges on them.
  const isWaiting = Boolean(charge.accountedAt) && charge.state === 'unbilled';
  const possible = next.filter(
    (state) => (state !== 'billed' || charge.bookingId) && (state !== 'unbilled' || !charge.invoiceId),
  );
  if (possible.length === 0 || isWaiting) return null;
  return (
    <Card title={t('charges.change')} padding={4}>
      <Stack gap={3}>
        <Inline gap={2}>
          {possible.map((state) => (
            <Button
              key={state}
              size="sm"
              busy={isMarking && chosen === null}
              aria-pressed={chosen === state || undefined}
              onClick={() => choose(state)}
            >
              {t(`charges.change.${state}`)}
            </Button>
          ))}
        </Inline>
        {chosen && (
          <Form {...frame}>
            <Stack gap={2}>
              <TextField
                {...form.register('reason')}
                autoFocus
                label={t('charges.change.reason')}
                maxLength={limits.charge.textMax}
                dir="auto"
                error={errors.getText('reason')}
              />
              <Inline gap={2}>
                <Button size="sm" type="submit" variant="primary" busy={isSubmitting}>
                  {t(`charges.change.${chosen}`)}
                </Button>
                <Button size="sm" onClick={cancel}>
                  {t('charges.cancel')}
                </Button>
              </Inline>
            </Stack>
          </Form>
        )}
        <FormFailure error={failure} />
      </Stack>
    </Card>
  );
}
