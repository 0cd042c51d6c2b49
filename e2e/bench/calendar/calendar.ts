import type { Benchmark, Context, Figure } from '../benchmark';
import { baselineDocument } from '../loading/baseline/document';
import { serveFiles } from '../loading/baseline/serve';
import { address, ports } from '../support/addresses';
import { openBrowser } from '../support/browser';
import { renewed, type Desk } from '../support/desk';
import { startStack, type Stack } from '../support/stack';
import { buildWindow } from './baseline/build';
import { calendarFigures, type Run } from './figures';
import { measureCalendar } from './measure';
import { openBookedDesk, readCalendar } from './prepare';


const VEHICLES = 500;
const DAYS = 90;

/** The calendar with a large fleet, in a browser on a slow machine. */
export const calendar: Benchmark = {
  name: 'calendar',
  about: `the calendar with ${VEHICLES} vehicles booked for ${DAYS} days, in Chromium at a quarter of the speed, beside react-window with the same rows`,
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, say } = context;
    const stack = await startStack({ cleanUp });
    const desk = await openBookedDesk(stack, VEHICLES);
    const windowed = await serveWindow(context, stack, desk);
    const browser = await openBrowser(cleanUp);
    const runs: Run[] = [];
    for (let run = 1; run <= context.runs; run += 1) {
      const agent = await renewed(desk);
      const portal = await measureCalendar(browser, { origin: stack.portal, path: '/srm/calendar', agent, ways: ['down', 'flung', 'across'] });
      const list = await measureCalendar(browser, { origin: windowed, path: '/down', answer: '/data', ways: ['down', 'flung'] });
      const grid = await measureCalendar(browser, { origin: windowed, path: '/across', answer: '/data', ways: ['across'] });
      const [ours, theirs] = [portal, list].map(({ scrolled }) => scrolled.flung?.fps.toFixed(0));
      say(`${run}/${context.runs} flung down: ${ours} fps, react-window ${theirs}; drawn after ${portal.firstRender.toFixed(0)} ms`);
      runs.push({ portal, list, grid });
    }
    return calendarFigures(runs);
  },
};

/** @returns where the pages with react-window are */
async function serveWindow({ cleanUp, say }: Context, stack: Stack, desk: Desk): Promise<string> {
  const data = await readCalendar(desk, DAYS);
  say(`${data.vehicles.list.length} vehicles with ${data.trips.length} trips and ${data.blocks.length} blocks; building the page to compare with …`);
  const { folder, scripts } = await buildWindow(cleanUp);
  const page = baselineDocument(scripts, await (await fetch(`${stack.portal}/config.json`)).text());
  const pages = { '/down': page, '/across': page, '/data': JSON.stringify(data) };
  await serveFiles({ cleanUp, port: ports.baseline, folder, pages });
  return address(ports.baseline);
}
