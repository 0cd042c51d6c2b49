import {
  MINUTE,
  type SignedIn,
  type sendOtpBody,
  type verifyRegistrationBody,
} from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { verificationMail } from '../../../mail/templates';
import { AppProblem } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import { emailTaken, findUser, phoneTaken, toTakenProblem } from './accounts';
import { codeMinutes, codeSentAnswer, issueCode, redeemCode } from './codes';
import type { Device } from '../../../authentication/device';
import { hashPassword, refuseCommonPassword } from './passwords';
import { normalisePhone } from './phones';
import { deleteRegistration, writeRegistration } from './registration-repository';
import { startSession } from './sessions';
import { insertUser } from './user-repository';

type RegistrationRequest = v.InferOutput<typeof sendOtpBody>;

/** Stores the registration until the code is entered; the account does not exist before. */
export async function startRegistration(
  deps: Deps,
  request: RegistrationRequest,
  device: Device,
): Promise<typeof codeSentAnswer & { registrationId: string }> {
  const phoneNumber = normalisePhone(request.phoneNumber, request.countryCode);
  await refuseCommonPassword(request.password);
  if (await findUser(deps.db, 'email', request.email)) throw emailTaken();
  if (await findUser(deps.db, 'phoneNumber', phoneNumber)) throw phoneTaken();
  const passwordHash = await hashPassword(request.password);
  const now = deps.clock.now();
  const registrationId = newId();
  await deps.db.transaction().execute(async (trx) => {
    const code = await issueCode(
      deps,
      trx,
      { purpose: 'register', email: request.email, userId: null },
      device.network,
    );
    const pending = {
      id: registrationId,
      phoneNumber,
      passwordHash,
      consentedAt: now,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeMinutes * MINUTE),
    };
    await writeRegistration(trx, request.email, pending);
    await deps.mail.send(verificationMail({ to: request.email, code, minutes: codeMinutes }), trx);
  });
  return { ...codeSentAnswer, registrationId };
}

/** Account and session are created together with the end of the code, or not at all. */
export async function completeRegistration(
  deps: Deps,
  { email, otp, registrationId }: v.InferOutput<typeof verifyRegistrationBody>,
  device: Device,
): Promise<SignedIn> {
  try {
    return await redeemCode(
      deps,
      { purpose: 'register', email, otp, network: device.network },
      async (trx) => {
        const user = await createUser(deps, trx, email, registrationId);
        const { sessionId, ...tokens } = await startSession(deps, trx, user, device);
        await recordActivity(deps, trx, { userId: user.id, kind: 'registered', device, sessionId });
        return { ...tokens, userId: user.id };
      },
    );
  } catch (error) {
    throw toTakenProblem(error);
  }
}

async function createUser(
  { country, clock }: Deps,
  trx: Transaction<Database>,
  email: string,
  registrationId: string | undefined,
) {
  const pending = await deleteRegistration(trx, email);
  // The last registration with this address is the pending one. The code from a mail alone must not open it
  // with another person's password.
  if (pending?.id !== registrationId || pending === undefined)
    throw new AppProblem('code_expired', 'This registration has expired. Start again.');
  const now = clock.now();
  const user = { id: newId(), role: 'agent' as const };
  await insertUser(trx, {
    ...user,
    agentId: newId(),
    email,
    emailVerifiedAt: now,
    phoneNumber: pending.phoneNumber,
    passwordHash: pending.passwordHash,
    country: country.id,
    consentedAt: pending.consentedAt,
    createdAt: now,
    updatedAt: now,
  });
  return user;
}
