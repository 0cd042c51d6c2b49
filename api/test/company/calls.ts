import { companyEndpoints, type CompanyRecord } from '@portal/shared/contract';
import type { TestAgent } from '../harness/agents';
import type { TestApp } from '../harness/start-test-app';

/** An agent's calls for their own company. */
export const companyCalls = (app: TestApp) => ({
  create: ({ token }: TestAgent, body: unknown) =>
    app.client<CompanyRecord>(companyEndpoints.create, { token, body }),
  update: ({ token }: TestAgent, body: unknown) =>
    app.client<CompanyRecord>(companyEndpoints.update, { token, body }),
  get: ({ token, userId }: TestAgent) =>
    app.client<CompanyRecord | null>(companyEndpoints.get, { token, query: { userId } }),
});
