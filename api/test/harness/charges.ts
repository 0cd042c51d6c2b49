import {
  srmChargeEndpoints,
  srmInvoiceEndpoints,
  type Charge,
  type ChargeDetails,
  type ChargeFigures,
  type ChargeSummary,
  type InvoiceRecord,
  type RecognisedStatement,
  type Statement,
  type StatementReport,
} from '@portal/shared/contract';

import type { TestAgent } from './agents';
import type { TestApp } from './start-test-app';

interface ChargePage {
  readonly list: Charge[];
  readonly total: number;
}

/** The calls for tolls and fines. */
export const chargeCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  list: (query: Record<string, unknown> = {}) =>
    app.client<ChargePage>(srmChargeEndpoints.list, { token, query: { limit: 100, ...query } }),
  figures: () => app.client<ChargeFigures>(srmChargeEndpoints.figures, { token }),
  summary: (query: Record<string, unknown>) =>
    app.client<ChargeSummary>(srmChargeEndpoints.summary, { token, query }),
  get: (chargeId: string) =>
    app.client<ChargeDetails>(srmChargeEndpoints.get, { token, query: { chargeId } }),
  create: (body: unknown) => app.client<Charge>(srmChargeEndpoints.create, { token, body }),
  decide: (body: unknown) => app.client<Charge>(srmChargeEndpoints.decide, { token, body }),
  changeState: (body: unknown) => app.client<Charge>(srmChargeEndpoints.changeState, { token, body }),
  sendNotice: (chargeId: string) =>
    app.client<ChargeDetails>(srmChargeEndpoints.sendNotice, { token, body: { chargeId } }),
  changeAccount: (body: unknown) =>
    app.client<{ list: Charge[] }>(srmChargeEndpoints.changeAccount, { token, body }),
  supplement: (body: unknown) => app.client<InvoiceRecord>(srmInvoiceEndpoints.supplement, { token, body }),
  statements: () => app.client<{ list: Statement[] }>(srmChargeEndpoints.statements, { token }),
  recognise: (rows: readonly (readonly string[])[]) =>
    app.client<RecognisedStatement>(srmChargeEndpoints.recognise, { token, body: { rows } }),
  preview: (body: unknown) => app.client<StatementReport>(srmChargeEndpoints.preview, { token, body }),
  createStatement: (body: unknown) =>
    app.client<{ statementId: string }>(srmChargeEndpoints.createStatement, { token, body }),
  addRows: (body: unknown) => app.client<StatementReport>(srmChargeEndpoints.addRows, { token, body }),
  report: (statementId: string) =>
    app.client<StatementReport>(srmChargeEndpoints.report, { token, query: { statementId } }),
  undo: (statementId: string) =>
    app.client<Statement>(srmChargeEndpoints.undo, { token, body: { statementId } }),
});

/** Plate, time and amount, as in `addStatement`. */
export const statementMapping = {
  issuer: 'salik',
  kind: 'toll',
  columns: ['plate', 'dateTime', 'amount', 'reference'],
  dateOrder: 'dayFirst',
  isNegative: false,
};

/** A fine by hand, of a plate that is not of the fleet. @returns its id */
export async function addCharge(
  app: TestApp,
  agent: Pick<TestAgent, 'token'>,
  change: object = {},
): Promise<string> {
  const body = {
    plate: 'DXB Z 99',
    at: new Date(app.clock.now().getTime() - 60_000).toISOString(),
    amount: '600',
    ...change,
  };
  const answer = await chargeCalls(app, agent).create(body);
  if (answer.status !== 201) throw new Error(`charge: ${answer.text}`);
  return answer.result.chargeId;
}

/** A statement with these rows. @returns its id */
export async function addStatement(
  app: TestApp,
  agent: Pick<TestAgent, 'token'>,
  rows: readonly (readonly string[])[] = [],
): Promise<string> {
  const calls = chargeCalls(app, agent);
  const { result } = await calls.createStatement({
    fileName: 'salik.csv',
    headingKey: 'test',
    mapping: statementMapping,
  });
  if (rows.length > 0)
    await calls.addRows({
      statementId: result.statementId,
      rows: rows.map((cells, at) => ({ line: at + 2, cells })),
    });
  return result.statementId;
}
