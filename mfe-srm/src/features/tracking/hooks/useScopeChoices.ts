import { srmPositionEndpoints, type TrackingZone } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { listScopeChoices, type Choice } from '../model/list-scope-choices';

export interface ScopeChoices {
  readonly vehicles: readonly Choice[];
  readonly trips: readonly Choice[];
}

/** The vehicles and running trips that a zone can be for: those with a tracker, and those that the zone has already. */
export function useScopeChoices(zone: TrackingZone | null): ScopeChoices {
  const { data } = useQuery(srmPositionEndpoints.current, { query: {} }, { onError: () => undefined });
  return listScopeChoices(data?.list ?? [], zone);
}
