import { srmEngineEndpoints, type EngineRecord } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { awaitSuccess, useInvalidate, useMutation } from '@portal/shared/portal';
import { CheckboxField } from '@portal/shared/ui';
import { useEngineText } from '../../../../messages/useEngineText';

/** Whether a relay is wired to the tracker, which only the installer knows. */
export function RelayField({ tracker }: { tracker: NonNullable<EngineRecord['tracker']> }) {
  const t = useEngineText();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmEngineEndpoints.setRelay);
  async function save(hasRelay: boolean) {
    const body = { trackerId: tracker.trackerId, hasRelay };
    if (await awaitSuccess(run({ body }))) await invalidate(srmEngineEndpoints.read);
  }
  return (
    <>
      <CheckboxField
        label={t('engine.relay')}
        help={t('engine.relayHelp')}
        checked={tracker.hasRelay}
        disabled={isRunning}
        onChange={({ currentTarget }) => void save(currentTarget.checked)}
      />
      <FormFailure error={error} />
    </>
  );
}
