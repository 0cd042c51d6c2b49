import { agentActionSubjects, type AgentAction, type AgentActionKind } from '@portal/shared/contract';
import type { RegistryEntry } from '@portal/shared/remote';
import { listTargets } from '../search/model/build-found';
import { findAddress } from '../search/model/find-address';

/** They took the record away, until they are undone. */
const removals: readonly AgentActionKind[] = ['listingRemoved', 'vehicleRemoved'];

/** The address of the record of an action, by the registry as in the search. Null where nothing opens it. */
export function findActionPage(
  { kind, params, status, undoneAt }: AgentAction,
  entries: readonly RegistryEntry[],
): string | null {
  if (removals.includes(kind) && !undoneAt) return null;
  const subject = agentActionSubjects[kind];
  // The first three are shown in a dialog, which has no address; the search does not find drafts.
  if (subject === 'zone' || subject === 'gate' || subject === 'choices' || subject === 'draft') return null;
  return findAddress(listTargets(entries), {
    kind: subject,
    status: status ?? null,
    params,
  });
}
