import {
  authEndpoints,
  companyEndpoints,
  fileEndpoints,
  type CompanyRecord,
  type FileReference,
  type SignedIn,
} from '@portal/shared/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './start-test-app';

let count = 0;

export interface TestAgent extends SignedIn {
  readonly email: string;
  readonly phoneNumber: string;
  readonly password: string;
}

/** Input of a registration that no other test has used. */
export function newRegistration(app: TestApp) {
  count += 1;
  const digits = String(count).padStart(7, '0');
  const local = app.deps.country.id === 'ae' ? `+97150${digits}` : `+9198${`${digits}0`}`;
  return {
    email: `agent${count}@rental.example`,
    countryCode: app.deps.country.callingCode,
    phoneNumber: local,
    password: `long enough phrase ${count}`,
    consent: true as const,
  };
}

export async function registerAgent(app: TestApp): Promise<TestAgent> {
  const registration = newRegistration(app);
  const sent = await app.client<{ registrationId: string }>(authEndpoints.sendOtp, { body: registration });
  if (sent.status !== 200) throw new Error(`send-otp: ${sent.text}`);
  const body = {
    email: registration.email,
    otp: app.mails.code(registration.email),
    registrationId: sent.result.registrationId,
  };
  const verified = await app.client<SignedIn>(authEndpoints.verifyOtp, { body });
  if (verified.status !== 201) throw new Error(`verify-otp: ${verified.text}`);
  return { ...verified.result, ...registration };
}

export async function loginAs(
  app: TestApp,
  { phoneNumber, password }: Pick<TestAgent, 'phoneNumber' | 'password'>,
): Promise<SignedIn> {
  const { status, text, result } = await app.client<SignedIn>(authEndpoints.login, {
    body: { phoneNumber, password },
  });
  if (status !== 200) throw new Error(`login: ${text}`);
  return result;
}

export async function registerOperator(app: TestApp): Promise<TestAgent> {
  const agent = await registerAgent(app);
  await app.db.updateTable('users').set({ role: 'operator' }).where('id', '=', agent.userId).execute();
  return agent;
}

const picture = readFileSync(join(import.meta.dirname, '../fixtures/logo.png'));

export async function uploadPicture(
  app: TestApp,
  agent: TestAgent,
  kind: 'image' | 'document' = 'image',
): Promise<FileReference> {
  const body = new FormData();
  body.set('file', new Blob([picture], { type: 'image/png' }), 'logo.png');
  const { status, text, result } = await app.client<FileReference>(fileEndpoints.uploadSingle, {
    token: agent.token,
    query: { kind },
    body,
  });
  if (status !== 201) throw new Error(`upload: ${text}`);
  return result;
}

export async function findAnyCity(app: TestApp): Promise<{ stateId: string; cityId: string }> {
  return app.db
    .selectFrom('cities')
    .select(['id as cityId', 'stateId'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export async function companyBody(app: TestApp, agent: TestAgent) {
  const [logo, licence] = [await uploadPicture(app, agent), await uploadPicture(app, agent, 'document')];
  return {
    userId: agent.userId,
    companyName: `Rentals ${agent.phoneNumber}`,
    companyLogo: logo.id,
    accountType: 'company' as const,
    expireDate: '2099-12-31',
    regNumber: 'CN-1234567',
    commercialLicense: licence.id,
    companyAddress: 'Shop 4, Al Rigga Road',
    companyLanguages: ['en', 'ar'],
    location: await findAnyCity(app),
  };
}

export async function addCompany(
  app: TestApp,
  agent: TestAgent,
): Promise<CompanyRecord & { companyId: string }> {
  const body = await companyBody(app, agent);
  const { status, text, result } = await app.client<CompanyRecord>(companyEndpoints.create, {
    token: agent.token,
    body,
  });
  if (status !== 201 || result.companyId === undefined) throw new Error(`company: ${text}`);
  return { ...result, companyId: result.companyId };
}
