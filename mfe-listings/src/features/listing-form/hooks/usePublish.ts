import { isApiError, type ApiError } from '@portal/shared/api';
import { vehicleEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import { useFormText } from '../../../messages/useFormText';

/** Shows a listing to customers or hides it. */
export function usePublish(vehicleId: string) {
  const t = useFormText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const toggling = useMutation(vehicleEndpoints.toggleVisibility);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  async function publish(isVisible: boolean) {
    setRefusal(null);
    try {
      await toggling.run({ body: { vehicleId, isVisible } });
      notify({
        title: t(isVisible ? 'form.publish.shown' : 'form.publish.hidden'),
        tone: 'success',
        undo: { kind: isVisible ? 'listingPublished' : 'listingHidden', subjectId: vehicleId },
      });
      await invalidate(vehicleLevelEndpoints.levelOne, vehicleEndpoints.list);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
    }
  }
  return { publish: (isVisible: boolean) => void publish(isVisible), refusal, isRunning: toggling.isRunning };
}
