import type { Benchmark, Figure } from '../benchmark/benchmark';
import { ports, address } from '../support/addresses';
import { demoAgent, registerSupplier } from '../support/agent';
import { startStack } from '../support/stack';
import { buildBaseline } from './baseline/build';
import { baselineDocument } from './baseline/document';
import { serveFiles } from './baseline/serve';
import { agentPages } from './agent-pages';
import { agentFigures, customerFigures, loginFigures } from './figures';
import { measurePage } from './measure-page';
import type { Page, PageRun } from './measure-page';

/** The landing pages, on Lighthouse's slow phone, compared with the same page without federation. */
export const loading: Benchmark = {
  name: 'loading',
  summary:
    'Lighthouse (mobile, simulated throttling) on the first pages, beside one plain bundle of the same page',
  async run({ runs, cleanUp, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    say('The portal runs; building the pages to compare with …');
    const built = await buildBaseline(cleanUp);
    const config = await (await fetch(`${stack.portal}/config.json`)).text();
    const baseline = address(ports.baseline);
    await serveFiles({
      cleanUp,
      port: ports.baseline,
      folder: built.folder,
      pages: {
        '/login': baselineDocument(built.own, config),
        '/floor': baselineDocument(built.floor, config),
      },
    });
    const supplier = await registerSupplier(stack);
    const agentTargets = agentPages(stack.portal, await demoAgent(stack));
    const pages: Record<string, Page> = {
      login: { url: `${stack.portal}/login` },
      own: { url: `${baseline}/login` },
      floor: { url: `${baseline}/floor` },
      'a new agent’s /': { url: `${stack.portal}/`, session: supplier },
      customer: { url: `${stack.customer}/srm/customer-details/public` },
      ...agentTargets,
    };
    const measured = new Map<string, PageRun[]>();
    const getRuns = (name: string) => measured.get(name) ?? [];
    for (let run = 1; run <= runs; run += 1) {
      // In turns, so that a busy moment of the machine does not affect only one page.
      for (const [name, page] of Object.entries(pages)) {
        const result = await measurePage(page);
        measured.set(name, [...getRuns(name), result]);
        say(
          `${run}/${runs} ${name}: LCP ${(result.lcp / 1000).toFixed(2)} s, ${result.scriptKb.toFixed(0)} KB of JS in ${result.requests} requests`,
        );
      }
    }
    return [
      ...loginFigures(getRuns('login'), getRuns('own'), getRuns('floor')),
      ...['a new agent’s /', ...Object.keys(agentTargets)].flatMap((name) =>
        agentFigures(name, getRuns(name), { own: getRuns('own'), floor: getRuns('floor') }),
      ),
      ...customerFigures(getRuns('customer')),
    ];
  },
};
