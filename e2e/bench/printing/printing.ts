import { srmOnboardingEndpoints } from '@portal/shared/contract';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { registerSupplier, signInAgain, type Agent } from '../support/agent';
import { buildCallUrl } from '../support/api';
import { startStack } from '../support/stack';
import { median } from '../support/statistics';

const COMPANIES = 20;
const CONTRACTS = 10;
const LETTERS = 5000;
const ALONE = 5;

interface Printed {
  readonly status: number;
  readonly ms: number;
  readonly bytes: number;
}

const sentence = 'The vehicle comes back as it went out, washed, with as much fuel and every paper. ';
const paragraph = `<p>${sentence.repeat(4).trim()}</p>`;
const contract = paragraph.repeat(Math.ceil(LETTERS / paragraph.length)).slice(0, LETTERS - 4) + '</p>';
const line = '<p>One line.</p>';

/** Through the gateway, like a page. */
async function print(agent: Agent, portal: string, termsNCondition: string): Promise<Printed> {
  const began = performance.now();
  const endpoint = srmOnboardingEndpoints.termsPreview;
  const answer = await fetch(buildCallUrl({ api: portal }, endpoint), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ termsNCondition }),
    signal: AbortSignal.timeout(endpoint.timeout),
  });
  const { byteLength } = await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - began, bytes: byteLength };
}

async function printAlone(agent: Agent, portal: string, terms: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < ALONE; time += 1) times.push((await print(agent, portal, terms)).ms);
  return median(times);
}

/** All companies print at once, while another one prints a line from time to time. */
export const printing: Benchmark = {
  name: 'printing',
  summary: `${COMPANIES} companies print ${CONTRACTS} contracts of ${LETTERS} characters each at once: printed, refused, what another company's one-line document waits`,
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const { portal } = stack;
    const suppliers: Agent[] = [];
    for (let number = 0; number <= COMPANIES; number += 1) suppliers.push(await registerSupplier(stack));
    say(`${suppliers.length} companies are there.`);
    const agents: Agent[] = [];
    for (const supplier of suppliers) agents.push(await signInAgain(supplier));
    const [other, ...companies] = agents;
    if (!other) throw new Error('There is no company.');

    // Warm up the thread, as in the middle of a day.
    await print(other, portal, contract);
    const lineAlone = await printAlone(other, portal, line);
    const contractAlone = await printAlone(other, portal, contract);
    say(`Alone: a line ${lineAlone.toFixed(0)} ms, a contract ${contractAlone.toFixed(0)} ms.`);

    const began = performance.now();
    let isPrinting = true;
    const all = Promise.all(
      companies.flatMap((company) =>
        Array.from({ length: CONTRACTS }, () => print(company, portal, contract)),
      ),
    ).finally(() => (isPrinting = false));
    const lines: Printed[] = [];
    while (isPrinting) lines.push(await print(other, portal, line));
    const contracts = await all;
    const seconds = (performance.now() - began) / 1000;

    const answered = [...contracts, ...lines];
    const expectedCount = COMPANIES * CONTRACTS;
    const getLongestPrint = (printed: readonly Printed[]) => Math.max(...printed.map(({ ms }) => ms));
    say(`${contracts.length} contracts in ${seconds.toFixed(1)} s, ${lines.length} lines meanwhile.`);
    return [
      {
        label: `contracts printed of ${expectedCount}`,
        value: contracts.filter(({ status }) => status === 200).length,
        unit: 'count',
        bar: { atLeast: expectedCount },
      },
      {
        label: `answers of 5xx among ${answered.length}`,
        value: answered.filter(({ status }) => status >= 500).length,
        unit: 'count',
        bar: { atMost: 0 },
      },
      {
        label: "another company's one-line document meanwhile: longest",
        value: getLongestPrint(lines) / 1000,
        unit: 's',
        bar: { atMost: 3 },
        comparisons: [{ label: 'alone', value: lineAlone / 1000 }],
      },
      {
        label: 'all contracts',
        value: seconds,
        unit: 's',
        comparisons: [{ label: 'one after the other, alone', value: (contractAlone * expectedCount) / 1000 }],
      },
      {
        label: 'one contract: longest wait',
        value: getLongestPrint(contracts) / 1000,
        unit: 's',
        comparisons: [{ label: 'alone', value: contractAlone / 1000 }],
      },
      {
        label: 'one contract: size',
        value: Math.max(...contracts.map(({ bytes }) => bytes)) / 1000,
        unit: 'KB',
      },
    ];
  },
};
