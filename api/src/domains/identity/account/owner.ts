import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { countTry, forgetFailures, loginPair } from '../auth/lockout';
import { verifyPassword } from '../auth/passwords';

/**
 * The account, once its password is correct. Tries count like those of the login, so the holder of a stolen
 * session cannot guess faster here.
 * @throws AppProblem on the field; not a 401, since the session itself is valid
 */
export async function verifyOwner(deps: Deps, { userId }: Actor, currentPassword: string, network: string) {
  const owner = await deps.db
    .selectFrom('users')
    .select(['id', 'email', 'locale', 'phoneNumber', 'passwordHash', 'deletesAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const pair = loginPair(deps, owner.phoneNumber, network);
  await countTry(deps, pair);
  if (!(await verifyPassword(owner.passwordHash, currentPassword))) {
    const message = 'This is not your password.';
    throw new AppProblem('wrong_credentials', message, {
      status: 422,
      errors: [{ path: 'currentPassword', message }],
    });
  }
  await forgetFailures(deps, pair);
  return owner;
}
