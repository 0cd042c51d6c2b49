import { useEvent, usePortal, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import * as v from 'valibot';
import { decodePicture, encodePicture } from '../model/picture-text';

const KEY = 'own-signature';
const kept = v.pipe(v.string(), v.parseJson(), v.object({ userId: v.string(), picture: v.string() }));

export interface OwnSignature {
  /** Null until this agent has signed in this tab. */
  readonly get: ((fileName: string) => File | null) | null;
  readonly keep: (picture: File) => Promise<void>;
}

/**
 * The signature of the agent who is logged in: signed once, then used again by a press. It stays in this tab
 * until the session ends, and no other agent sees it.
 */
export function useOwnSignature(): OwnSignature {
  const { drafts } = usePortal();
  const userId = useSession()?.userId ?? '';
  const [picture, setPicture] = useState(() => {
    const read = v.safeParse(kept, drafts.get(KEY));
    if (!read.success) return null;
    if (read.output.userId === userId) return read.output.picture;
    drafts.remove(KEY);
    return null;
  });
  useEvent('session:ended', () => {
    drafts.remove(KEY);
    setPicture(null);
  });
  return {
    get: picture === null ? null : (fileName) => decodePicture(picture, `${fileName}.png`),
    async keep(file) {
      const text = await encodePicture(file);
      drafts.set(KEY, JSON.stringify({ userId, picture: text }));
      setPicture(text);
    },
  };
}
