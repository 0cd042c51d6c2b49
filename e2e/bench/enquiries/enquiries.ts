import type { Benchmark, Context, Figure } from '../benchmark/benchmark';
import { agentFigures } from '../loading/figures';
import { measurePage, type PageRun } from '../loading/measure-page';
import { openBrowser } from '../support/browser';
import { serveWindow } from '../loading/baseline/serve-window';
import { startStack, type Stack } from '../support/stack';
import { median } from '../support/statistics';
import { deskDayFigures, measureDeskDay } from './desk-day';
import { liveFigures, measureLiveDelay } from './live-delay';
import { longListFigures, measureLongList } from './long-list';
import { openDesk, renewSession, type Desk } from '../support/desk';
import { fillDesk } from './fill-desk';
import { readAll } from './read-all';
import { measureTicking, tickingFigures } from './ticking';

const ROWS = 10_000;
const LIVE = 500;
const STREAMS = 1000;
const LIVE_DESKS = 4;

/** The enquiry screen with a long history, in a browser on a slow machine. */
export const enquiries: Benchmark = {
  name: 'enquiries',
  summary: `the enquiry screen with ${ROWS} enquiries of which ${LIVE} run out, in Chromium at a quarter of the speed; live events`,
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, say } = context;
    const stack = await startStack({ cleanUp });
    const desk = await openDesk(stack);
    await fillDesk(stack, desk, { rows: ROWS, live: LIVE });
    say(`${ROWS} enquiries are there, ${LIVE} of them live.`);
    const data = await readAll(await renewSession(desk));
    const windowed = await serveWindow({
      cleanUp,
      stack,
      data,
      sources: 'e2e/bench/enquiries/baseline',
      remote: 'mfe-enquiries',
      paths: ['/'],
    });
    const browser = await openBrowser(cleanUp);
    const measured: Figure[][] = [];
    for (let run = 1; run <= context.runs; run += 1) {
      const session = await renewSession(desk);
      // The countdown comes first, because live enquiries expire.
      const ticking = await measureTicking(browser, stack.portal, session, LIVE);
      say(`${run}/${context.runs} counting down: ${ticking.script.toFixed(1)} ms of scripts a second`);
      const long = await measureLongList(browser, {
        portal: stack.portal,
        windowed,
        desk: session,
        rows: ROWS,
      });
      say(
        `${run}/${context.runs} long list: a letter ${median(long.keystrokes).toFixed(0)} ms, ${long.fps.toFixed(0)} fps, react-window ${long.windowed.toFixed(0)}`,
      );
      measured.push([...tickingFigures(LIVE, ticking), ...longListFigures(ROWS, long)]);
    }
    const day = await measureDeskDay(browser, stack.portal, await renewSession(desk), ROWS);
    say(`a day at the desk: ${day.length} clicks and keys that took longer than a frame`);
    return [
      ...computeMedians(measured),
      ...deskDayFigures(day),
      ...(await loadingFigures(context, stack, desk)),
      ...(await live(context, stack)),
    ];
  },
};

/** Each figure's median over the runs; its comparison is from the last run. */
function computeMedians(runs: readonly (readonly Figure[])[]): Figure[] {
  const last = runs.at(-1) ?? [];
  return last.map((figure, index) => ({
    ...figure,
    value: median(runs.map((run) => run[index]?.value ?? Number.NaN)),
  }));
}

async function loadingFigures({ runs, say }: Context, { portal }: Stack, desk: Desk): Promise<Figure[]> {
  const measured: PageRun[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const result = await measurePage({ url: `${portal}/enquiries`, session: desk });
    say(
      `${run}/${runs} /enquiries: LCP ${(result.lcp / 1000).toFixed(2)} s, ${result.scriptKb.toFixed(0)} KB of JS in ${result.requests} requests`,
    );
    measured.push(result);
  }
  return agentFigures('/enquiries', measured);
}

async function live({ full, say }: Context, stack: Stack): Promise<Figure[]> {
  const desks: Desk[] = [];
  for (let number = 0; number < LIVE_DESKS; number += 1) desks.push(await openDesk(stack));
  say(`${STREAMS} streams are being opened …`);
  return liveFigures(STREAMS, await measureLiveDelay(desks, STREAMS, full ? 60 : 15));
}
