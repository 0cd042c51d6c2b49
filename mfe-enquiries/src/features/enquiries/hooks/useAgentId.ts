import { useCurrentUser } from '@portal/shared/account';
import type { SignedInUser } from '@portal/shared/contract';
import type { Query } from '@portal/shared/portal';
import { useParams } from 'react-router-dom';

/** Whose enquiries these are: from the address, else from the session. Null until known. */
export function useAgentId(): { readonly agentId: string | null; readonly me: Query<SignedInUser> } {
  const { agentId } = useParams();
  const me = useCurrentUser(!agentId);
  return { agentId: agentId || (me.data?.agentId ?? null), me };
}
