import type { SignedIn } from '@portal/shared/contract';
import { runOutsideCall } from '../../../database/call-transaction';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { recordFailedSignIn } from '../activity/record-activity';
import { findUser } from './accounts';
import type { Device } from '../../../authentication/device';
import { countTry, forgetFailures, loginPair } from './lockout';
import { imitateVerification, verifyPassword } from './passwords';
import { signIn } from './sign-in';

interface Credentials {
  readonly phoneNumber: string;
  readonly password: string;
}

/** The answer never reveals which of the two was wrong, neither by its text nor by its duration. */
export async function logIn(
  deps: Deps,
  { phoneNumber, password }: Credentials,
  device: Device,
): Promise<SignedIn> {
  const pair = loginPair(deps, phoneNumber, device.network);
  // The count is committed, and no connection is held while the password is checked.
  await runOutsideCall(() => countTry(deps, pair));
  const user = await findUser(deps.db, 'phoneNumber', phoneNumber);
  const right = user
    ? await verifyPassword(user.passwordHash, password)
    : await imitateVerification(password);
  if (user && !right) recordFailedSignIn(deps, user.id, device);
  if (!user || !right)
    throw new AppProblem('wrong_credentials', 'The phone number or the password is not right.');
  await forgetFailures(deps, pair);
  return deps.db.transaction().execute((trx) => signIn(deps, trx, user, device));
}
