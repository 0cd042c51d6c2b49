import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import type { TestAgent } from '../harness/agents';
import type { TestApp } from '../harness/start-test-app';

/** What an agent does with the own company. */
export const companyCalls = (app: TestApp) => ({
  create: ({ token }: TestAgent, body: unknown) =>
    app.client<CompanyRecord>(companyEndpoints.create, { token, body }),
  update: ({ token }: TestAgent, body: unknown) =>
    app.client<CompanyRecord>(companyEndpoints.update, { token, body }),
  get: ({ token, userId }: TestAgent) =>
    app.client<CompanyRecord | null>(companyEndpoints.get, { token, query: { userId } }),
});
