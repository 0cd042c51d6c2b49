import type { Benchmark, Figure } from '../benchmark/benchmark';
import { openBrowser } from '../support/browser';
import { renewSession } from '../support/desk';
import { startStack } from '../support/stack';
import { serveWindow } from '../loading/baseline/serve-window';
import { calendarFigures, type Run } from './figures';
import { measureCalendar } from './measure';
import { openBookedDesk, readCalendar } from './prepare';

const VEHICLES = 500;
const DAYS = 90;

/** The calendar with a large fleet, in a browser on a slow machine. */
export const calendar: Benchmark = {
  name: 'calendar',
  summary: `the calendar with ${VEHICLES} vehicles booked for ${DAYS} days, in Chromium at a quarter of the speed, compared with react-window and the same rows`,
  async run(context): Promise<readonly Figure[]> {
    const { cleanUp, say } = context;
    const stack = await startStack({ cleanUp });
    const desk = await openBookedDesk(stack, VEHICLES);
    const data = await readCalendar(desk, DAYS);
    say(
      `${data.vehicles.list.length} vehicles with ${data.trips.length} trips and ${data.blocks.length} blocks; building the page to compare with …`,
    );
    const windowed = await serveWindow({
      cleanUp,
      stack,
      data,
      sources: 'e2e/bench/calendar/baseline',
      remote: 'mfe-srm',
      paths: ['/down', '/across'],
    });
    const browser = await openBrowser(cleanUp);
    const runs: Run[] = [];
    for (let run = 1; run <= context.runs; run += 1) {
      const agent = await renewSession(desk);
      const portal = await measureCalendar(browser, {
        origin: stack.portal,
        path: '/srm/calendar',
        agent,
        ways: ['down', 'flung', 'across'],
      });
      const list = await measureCalendar(browser, {
        origin: windowed,
        path: '/down',
        answer: '/data',
        ways: ['down', 'flung'],
      });
      const grid = await measureCalendar(browser, {
        origin: windowed,
        path: '/across',
        answer: '/data',
        ways: ['across'],
      });
      const [portalFps, listFps] = [portal, list].map(({ scrolled }) => scrolled.flung?.fps.toFixed(0));
      say(
        `${run}/${context.runs} flung down: ${portalFps} fps, react-window ${listFps}; drawn after ${portal.firstRender.toFixed(0)} ms`,
      );
      runs.push({ portal, list, grid });
    }
    return calendarFigures(runs);
  },
};
