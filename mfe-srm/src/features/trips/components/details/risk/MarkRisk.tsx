import { alertVerdicts, srmRiskEndpoints, type AlertVerdict, type TripRisk } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { awaitSuccess, useCountry, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { useRiskText } from '../../../../../messages/useRiskText';

/** A person says whether the risk is right, or changes their answer. */
export function MarkRisk({ risk: { bookingId, mark } }: { risk: TripRisk }) {
  const t = useRiskText();
  const { id } = useCountry();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmRiskEndpoints.mark);
  async function send(verdict: AlertVerdict) {
    if (!(await awaitSuccess(run({ body: { bookingId, verdict } })))) return;
    notify({
      title: t('risk.mark.done'),
      tone: 'success',
      undo: { kind: 'riskMarked', subjectId: bookingId },
    });
    await invalidate(srmRiskEndpoints.get);
  }
  return (
    <Stack gap={2}>
      <Text size={2} tone="muted">
        {mark
          ? t(`risk.marked.${mark.verdict}`, {
              name: mark.by ?? t('risk.marked.nobody'),
              at: formatDateTime(mark.at, id),
            })
          : t('risk.mark.hint')}
      </Text>
      <Inline gap={2}>
        {alertVerdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            disabled={isRunning || mark?.verdict === verdict}
            onClick={() => void send(verdict)}
          >
            {t(`risk.mark.${verdict}`)}
          </Button>
        ))}
      </Inline>
      <FormFailure error={error} />
    </Stack>
  );
}
