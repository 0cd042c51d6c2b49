import { isApiError } from '@portal/shared/api';
import {
  alertVerdicts,
  srmTrackingEndpoints,
  tripPlanningEndpoints,
  type AlertVerdict,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
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
    try {
      await run({ body: { alertId, verdict } });
    } catch (failure) {
      // It is in `error`, which is shown.
      if (!isApiError(failure)) throw failure;
      return;
    }
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
