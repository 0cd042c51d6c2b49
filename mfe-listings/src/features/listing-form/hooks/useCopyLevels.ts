import { isApiError } from '@portal/shared/api';
import { vehicleLevelEndpoints } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { useFormText } from '../../../messages/useFormText';

export interface CopiedLevels {
  readonly specs: readonly { specId: string; valueId: string }[];
  readonly featureIds: readonly string[];
}

/**
 * Copies the specifications and features to a duplicated listing. What cannot be copied is reported, and
 * filled in by hand.
 */
export function useCopyLevels() {
  const api = useApi();
  const notify = useNotify();
  const t = useFormText();
  return async (vehicleId: string, { specs, featureIds }: CopiedLevels): Promise<void> => {
    if (specs.length === 0) return;
    try {
      await api.call(vehicleLevelEndpoints.createLevelTwo, { body: { vehicleId, specs: [...specs] } });
      if (featureIds.length > 0)
        await api.call(vehicleLevelEndpoints.createLevelThree, {
          body: { vehicleId, featureIds: [...featureIds] },
        });
    } catch (error) {
      notify({
        title: t('form.copy.incomplete'),
        description: isApiError(error) ? error.message : undefined,
        tone: 'destructive',
      });
    }
  };
}
