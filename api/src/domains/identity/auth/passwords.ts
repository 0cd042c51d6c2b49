import { hash, verify } from '@node-rs/argon2';
import { sayRule } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';

/** OWASP's first choice: 19 MiB, 2 passes, 1 lane. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
// Argon2id is the library's default variant; it is a const enum, which single-file compilers cannot read.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The list is ordered by frequency; product rule: the first 10,000 passwords are refused. */
const MOST_COMMON = 10_000;
let common: Promise<ReadonlySet<string>> | undefined;

/** Ten megabytes, so it is read when the first password is chosen: most servers only check passwords. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));
}

export const hashPassword = (password: string): Promise<string> => hash(password, options);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

/** @throws AppProblem `common_password` on the field */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase()))
    throw invalidField('password', sayRule('validation.commonPassword'), 'common_password');
}

let decoy: Promise<string> | undefined;

/** Takes as long for an unknown account as for a wrong password, so that timing reveals no accounts. */
export async function imitateVerification(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
  return false;
}
