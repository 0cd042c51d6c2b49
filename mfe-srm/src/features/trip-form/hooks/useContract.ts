import { isApiError, isNotOffered, type ApiError } from '@portal/shared/api';
import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  tripPlanningEndpoints,
  type CheckListRecord,
} from '@portal/shared/contract';
import { useApi, useInvalidate, useMutation, useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { useCreateShortList } from '../../../entities/check-list/hooks/useCreateShortList';
import type { ShortList } from '../../../entities/check-list/hooks/useShortList';
import { readAssumed, toBody, recordId } from '../../../entities/check-list/model/body';
import { getVersion } from '../../../entities/check-list/model/draft';
import { isSigned, toFormValues } from '../../../entities/check-list/model/values';
import { useSignatures, type Signer } from '../../../libraries/signature/hooks/useSignatures';

/**
 * The documents of a trip: the contract with the trip's data, and the checklist of the handover. Both sign
 * once for both.
 * @param short the checklist that is saved first, where there is none yet
 */
export function useContract(bookingId: string, vehicleId: string, short: ShortList | null) {
  const api = useApi();
  const invalidate = useInvalidate();
  const listKey = { bookingId, vehicleId, moment: 'handover' } as const;
  const quiet = { revalidateOnMount: true, onError: () => undefined } as const;
  const contract = useQuery(tripPlanningEndpoints.contract, { query: { bookingId } }, quiet);
  const checkList = useQuery(srmCheckListEndpoints.get, vehicleId === '' ? null : { query: listKey }, quiet);
  const signing = useMutation(tripPlanningEndpoints.signContract);
  const createShortList = useCreateShortList();
  const listSigning = useMutation(srmCheckListEndpoints.update);
  const { signatures, setSignature, send } = useSignatures();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const list = checkList.data ?? null;
  /** A list that the server did not freeze with the contract gets the same signatures automatically. */
  async function signList(
    shown: CheckListRecord,
    signatureIds: Readonly<Record<Signer, string>>,
  ): Promise<void> {
    if (!shown || isSigned(shown)) return;
    const now = await api.call(srmCheckListEndpoints.get, { query: listKey });
    if (!now || isSigned(now)) return;
    const checkListId = recordId(now);
    const body = {
      ...toBody(listKey, toFormValues(now), signatureIds),
      ...readAssumed(now),
      version: getVersion(now),
    };
    await listSigning.run({ body: checkListId ? { checkListId, ...body } : body });
  }

  /** @returns whether all is signed */
  async function sign(): Promise<boolean> {
    // What is missing is shown before anything is sent.
    if (short && !list && !short.check()) return false;
    if (!signatures.agent || !signatures.customer) return false;
    setRunning(true);
    setFailure(null);
    try {
      const ids = await send();
      if (ids === null) return false;
      const shown = list ?? (short ? await createShortList(listKey, short) : null);
      if (!isNotOffered(contract.error) && !contract.data?.signedAt)
        await signing.run({
          body: { bookingId, ...ids, ...(shown ? { checkListVersion: getVersion(shown) } : {}) },
        });
      await signList(shown, { agent: ids.agentSignature, customer: ids.customerSignature });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      return false;
    } finally {
      setRunning(false);
      // A refusal may also mean that it was signed, or changed, elsewhere.
      await invalidate(
        tripPlanningEndpoints.contract,
        srmCheckListEndpoints.get,
        srmBookingEndpoints.levelsFilled,
        srmBookingEndpoints.get,
      );
    }
  }

  const { data, error, isRefreshing, refresh } = contract;
  const isContractOpen = !isNotOffered(error) && !data?.signedAt;
  return {
    contract: data,
    list,
    isListLoading: checkList.isLoading,
    /** Something is left to be signed. */
    isOpen: isContractOpen || (list !== null && !isSigned(list)),
    isNotOffered: isNotOffered(error),
    error: data ? undefined : error,
    isRefreshing,
    refresh: () => void refresh(),
    signatures,
    isRunning,
    failure,
    sign,
    setSignature,
  };
}
