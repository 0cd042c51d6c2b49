import {
  alertVerdicts,
  srmTrackingEndpoints,
  tripPlanningEndpoints,
  type AlertVerdict,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import { useTrackingText } from '../../../messages/useTrackingText';

interface Props {
  alertId: string;
  /** What it is about, for readers who hear the buttons alone. */
  subject: string;
}

/** A person has seen the alert, and says whether it was right. */
export function AcknowledgeAlert({ alertId, subject }: Props) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmTrackingEndpoints.acknowledge);
  async function acknowledge(verdict: AlertVerdict) {
    if (!(await awaitSuccess(run({ body: { alertId, verdict } })))) return;
    notify({ title: t('tracking.alert.acknowledged'), tone: 'success' });
    await invalidate(srmTrackingEndpoints.listAlerts, tripPlanningEndpoints.alerts);
  }
  return (
    <>
      <Inline gap={2}>
        {alertVerdicts.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            disabled={isRunning}
            aria-label={`${t(`tracking.alert.${verdict}`)}: ${subject}`}
            onClick={() => void acknowledge(verdict)}
          >
            {t(`tracking.alert.${verdict}`)}
          </Button>
        ))}
      </Inline>
      <FormFailure error={error} />
    </>
  );
}
