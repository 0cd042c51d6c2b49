import { srmTrackerEndpoints } from '@portal/shared/contract';
import { awaitSuccess, useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { useTrackingText } from '../../../messages/useTrackingText';

/** Nothing more is accepted from a tracker. */
export function useRemoveTracker(trackerId: string) {
  const t = useTrackingText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmTrackerEndpoints.remove);
  /** @returns whether it is removed */
  async function remove(): Promise<boolean> {
    if (!(await awaitSuccess(run({ query: { trackerId } })))) return false;
    notify({
      title: t('tracking.removed'),
      tone: 'success',
      undo: { kind: 'trackerRemoved', subjectId: trackerId },
    });
    void invalidate(srmTrackerEndpoints.list);
    return true;
  }
  return { remove, isRunning, error };
}
