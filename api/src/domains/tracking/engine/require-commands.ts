import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';

/** @throws AppProblem 501 where the operator does not allow commands */
export function requireCommands({ config }: Deps): void {
  if (!config.tracking.commands)
    throw new AppProblem('not_in_this_release', 'This server sends no commands to trackers.');
}
