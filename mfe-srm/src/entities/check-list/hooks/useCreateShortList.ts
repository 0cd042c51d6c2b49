import { srmCheckListEndpoints, type CheckListRecord } from '@portal/shared/contract';
import { useMutation } from '@portal/shared/portal';
import { toBody, type CheckListKey } from '../model/body';
import type { ShortList } from './useShortList';

/**
 * Stores a short checklist as it was shown. After a failure of what follows the list is on the server, and the
 * next attempt signs it.
 */
export function useCreateShortList() {
  const { run } = useMutation(srmCheckListEndpoints.create);
  return async (listKey: CheckListKey, short: ShortList): Promise<CheckListRecord> => {
    const body = { ...toBody(listKey, short.values), assumed: short.assumed, version: 0 };
    const saved = await run({ body });
    short.forget();
    return saved;
  };
}
