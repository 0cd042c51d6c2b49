import * as v from 'valibot';
import { describeMetrics } from './describe-metrics';
import { readSeries } from './read-series';

const LONGEST_WAIT = 5000;

interface Addresses {
  readonly gateway: string;
  readonly api: string;
}

const gatewayReadiness = v.object({
  status: v.string(),
  version: v.nullable(v.string()),
  /** `served`, or why not. Gateways before 2026-11-29 do not say it. */
  pages: v.optional(v.string(), 'served'),
  remotes: v.number(),
  releases: v.string(),
});
const apiReadiness = v.object({ status: v.string() });

/** The text of an answer with any status, or undefined when nobody answers. */
async function ask(address: string): Promise<string | undefined> {
  try {
    return await (await fetch(address, { signal: AbortSignal.timeout(LONGEST_WAIT) })).text();
  } catch {
    return undefined;
  }
}

interface Part {
  readonly lines: readonly string[];
  readonly isReady: boolean;
}

const failed = (sentence: string): Part => ({ lines: [sentence], isReady: false });

async function reportGateway(origin: string): Promise<Part> {
  const text = await ask(`${origin}/readyz`);
  if (text === undefined) return failed(`The gateway does not answer at ${origin}.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), gatewayReadiness), text);
  if (!read.success) return failed(`What answers at ${origin} is not the gateway.`);
  const { status, version, pages, remotes, releases } = read.output;
  const found = `shell ${version ?? 'missing'}, pages: ${pages}, ${remotes} remotes, releases: ${releases}`;
  return { lines: [`The gateway is ${status}: ${found}.`], isReady: status === 'ready' };
}

async function reportApi(origin: string, now: number): Promise<Part> {
  const [readiness, metrics] = await Promise.all([ask(`${origin}/readyz`), ask(`${origin}/metrics`)]);
  if (readiness === undefined || metrics === undefined)
    return failed(`The API does not answer at ${origin}.`);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), apiReadiness), readiness);
  if (!read.success) return failed(`What answers at ${origin} is not the API.`);
  const { status } = read.output;
  const isReady = status === 'ok';
  const first = isReady ? 'The API is ready.' : `The API is not ready: ${status}.`;
  return { lines: [first, ...describeMetrics(readSeries(metrics), now)], isReady };
}

/** How the running servers are, in sentences. It needs no database. */
export async function reportStatus(
  { gateway, api }: Addresses,
  now: number,
): Promise<{ readonly text: string; readonly isReady: boolean }> {
  const parts = await Promise.all([reportGateway(gateway), reportApi(api, now)]);
  return {
    text: parts.flatMap(({ lines }) => lines).join('\n'),
    isReady: parts.every(({ isReady }) => isReady),
  };
}
