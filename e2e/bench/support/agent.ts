import { authEndpoints, companyEndpoints, fileEndpoints, lookupEndpoints } from '@portal/shared/contract';
import { newAccount } from '../../fixtures/accounts';
import { licencePdf, logoPng } from '../../fixtures/sample-files';
import { call, buildCallUrl } from './api';
import { readMailedCode } from './read-mailed-code';
import type { Stack } from './stack';

export interface Agent {
  readonly api: string;
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly phone: string;
  readonly password: string;
}

export interface Supplier extends Agent {
  readonly companyId: string;
  readonly licenceId: string;
}

/** Registers an agent with a company, like the pages. */
export async function registerSupplier(stack: Pick<Stack, 'api' | 'dataFolder'>): Promise<Supplier> {
  const { api, dataFolder } = stack;
  const { email, phone, password } = newAccount('ae');
  const sent = await call({ api }, authEndpoints.sendOtp, {
    body: { email, countryCode: '+971', phoneNumber: phone, password, consent: true },
  });
  const signedIn = await call({ api }, authEndpoints.verifyOtp, {
    body: { email, otp: await readMailedCode(dataFolder, email), registrationId: sent?.registrationId },
  });
  const agent: Agent = { api, phone, password, ...signedIn };
  const location = await firstPlace(api);
  const licenceId = await upload(agent, 'document', licencePdf);
  const { companyId } = await call(agent, companyEndpoints.create, {
    body: {
      userId: agent.userId,
      accountType: 'company',
      companyName: 'Bench Rent a Car',
      companyLogo: await upload(agent, 'image', logoPng),
      commercialLicense: licenceId,
      expireDate: '2035-12-31',
      regNumber: 'CN-1029384',
      companyAddress: 'Shop 4, Sheikh Zayed Road',
      companyLanguages: ['en', 'ar'],
      location,
    },
  });
  if (!companyId) throw new Error('The new company has no id.');
  return { ...agent, companyId, licenceId };
}

/** The demo supplier with a fleet, enquiries and views. */
export async function demoAgent({ api }: Pick<Stack, 'api'>): Promise<Agent> {
  const [phone, password] = ['+971501234567', 'Demo-desk-2026'];
  const session = await call({ api }, authEndpoints.login, { body: { phoneNumber: phone, password } });
  return { api, phone, password, ...session };
}

/** A fresh session, because an access token is valid for 15 minutes and a benchmark may take longer. */
export async function signInAgain<Known extends Agent>(agent: Known): Promise<Known> {
  const session = await call({ api: agent.api }, authEndpoints.login, {
    body: { phoneNumber: agent.phone, password: agent.password },
  });
  return { ...agent, ...session };
}

export interface SampleFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** @returns the new file's id */
export async function upload(
  agent: Agent,
  kind: 'image' | 'document',
  { name, mimeType, buffer }: SampleFile,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const answer = await fetch(buildCallUrl(agent, fileEndpoints.uploadSingle, { query: { kind } }), {
    method: 'POST',
    headers: { authorization: `Bearer ${agent.token}` },
    body: form,
    signal: AbortSignal.timeout(15_000),
  });
  if (!answer.ok) throw new Error(`files.uploadSingle: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { result: { id: string } }).result.id;
}

export async function firstPlace(api: string): Promise<{ stateId: string; cityId: string }> {
  const [state] = await call({ api }, lookupEndpoints.parentStates, { query: {} });
  if (!state?.id) throw new Error('There are no emirates in the reference data.');
  const [city] = await call({ api }, lookupEndpoints.cities, { query: { stateId: state.id } });
  if (!city?.id) throw new Error('The first emirate has no city in the reference data.');
  return { stateId: state.id, cityId: city.id };
}
