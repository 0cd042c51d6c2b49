import { isApiError, isNotOffered, uploadFile, type ApiError } from '@portal/shared/api';
import { fileEndpoints, srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import { useApi, useInvalidate, useMutation, useQuery } from '@portal/shared/portal';
import { useState } from 'react';

export type Signer = 'agent' | 'customer';
type Signatures = Readonly<Record<Signer, File | null>>;

/** The contract of a trip: its text with the trip's own in it, and both signatures under it. */
export function useContract(bookingId: string) {
  const api = useApi();
  const invalidate = useInvalidate();
  const contract = useQuery(
    tripPlanningEndpoints.contract,
    { query: { bookingId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  const signing = useMutation(tripPlanningEndpoints.signContract);
  const [signatures, setSignatures] = useState<Signatures>({ agent: null, customer: null });
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // Sent once, however often the rest is tried.
  const [sent] = useState(() => new Map<File, string>());

  async function idOf(picture: File): Promise<string> {
    const known = sent.get(picture);
    if (known) return known;
    const { id } = await uploadFile(api, fileEndpoints.uploadSingle, { query: { kind: 'image' } }, picture);
    sent.set(picture, id);
    return id;
  }

  /** @returns whether it is signed */
  async function sign(): Promise<boolean> {
    const { agent, customer } = signatures;
    if (!agent || !customer) return false;
    setRunning(true);
    setFailure(null);
    try {
      const ids = { agentSignature: await idOf(agent), customerSignature: await idOf(customer) };
      await signing.run({ body: { bookingId, ...ids } });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
      return false;
    } finally {
      setRunning(false);
      // A refusal too may mean that it was signed, or changed, elsewhere.
      await invalidate(
        tripPlanningEndpoints.contract,
        srmBookingEndpoints.levelsFilled,
        srmBookingEndpoints.get,
      );
    }
  }

  const { data, error, isRefreshing, refresh } = contract;
  return {
    contract: data,
    isNotOffered: isNotOffered(error),
    error: data ? undefined : error,
    isRefreshing,
    refresh: () => void refresh(),
    signatures,
    isRunning,
    failure,
    sign,
    setSignature: (signer: Signer, picture: File | null) =>
      setSignatures((now) => ({ ...now, [signer]: picture })),
  };
}
