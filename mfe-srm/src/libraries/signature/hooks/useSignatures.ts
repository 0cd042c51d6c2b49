import { uploadFile } from '@portal/shared/api';
import { fileEndpoints } from '@portal/shared/contract';
import { useCheckRoom } from '@portal/shared/forms';
import { useApi } from '@portal/shared/portal';
import { useState } from 'react';
import { useOwnSignature } from './useOwnSignature';

export type Signer = 'agent' | 'customer';
export type Signatures = Readonly<Record<Signer, File | null>>;

/**
 * The signatures of both on this device. The agent's is the one that they gave before, until they remove it. Each picture is sent once, however often the rest is retried.
 */
export function useSignatures() {
  const api = useApi();
  const checkRoom = useCheckRoom();
  const own = useOwnSignature();
  const [signatures, setSignatures] = useState<Signatures>(() => ({
    agent: own.get?.('signature-agent') ?? null,
    customer: null,
  }));
  const [sent] = useState(() => new Map<File, string>());

  async function sendPicture(picture: File): Promise<string> {
    const known = sent.get(picture);
    if (known) return known;
    const { id } = await uploadFile(api, fileEndpoints.uploadSingle, { query: { kind: 'image' } }, picture);
    sent.set(picture, id);
    return id;
  }

  return {
    signatures,
    setSignature: (signer: Signer, picture: File | null) =>
      setSignatures((now) => ({ ...now, [signer]: picture })),
    /** Null while one is missing. */
    async send() {
      const { agent, customer } = signatures;
      if (!agent || !customer) return null;
      // Both before either: one alone is of no use.
      for (const picture of [agent, customer]) if (!sent.has(picture)) await checkRoom(picture);
      return { agentSignature: await sendPicture(agent), customerSignature: await sendPicture(customer) };
    },
  };
}
