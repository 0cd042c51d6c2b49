import type { Deps } from '../../deps';
import { notePassings, scanGates } from '../tracking';
import { learnPlaces } from './learn-places';

/** Learns the places of gates from new statements, and notes what passed them since the last run. */
export async function foreseeTolls(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await learnPlaces(deps);
  await scanGates(deps);
  await notePassings(deps);
}
