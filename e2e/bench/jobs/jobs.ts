import { request, type Page } from '@playwright/test';
import { tripDesk } from '../../fixtures/trips';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { openBrowser, openPage } from '../support/browser';
import { openDesk, renewSession } from '../support/desk';
import { startStack, type Stack } from '../support/stack';
import { moveBooking, sendLink } from './booking';
import { countPresses, type Effort } from './count-presses';
import { answerEnquiry } from './enquiry';
import { findCustomer, findPlate } from './find-trip';
import { keyboard, mouse } from './hand';
import type { Job, JobDesk, Play } from './job';
import { extendTrip, returnVehicle, takePayment } from './running-trip';
import { sendEnquiry } from './send-enquiry';
import { startTrip } from './start-trip';
import { swapVehicle } from './swap-vehicle';
import { walkIn } from './walk-in';

const all: readonly Job[] = [
  startTrip,
  walkIn,
  returnVehicle,
  extendTrip,
  takePayment,
  findPlate,
  findCustomer,
  sendLink,
  answerEnquiry,
  swapVehicle,
  moveBooking,
];
const hands = [mouse, keyboard];
/** A step that takes longer has failed. */
const STEP = 15_000;

/** What a rental desk does all day, played as a person would. */
export const jobs: Benchmark = {
  name: 'jobs',
  summary:
    'eleven tasks of a desk from the dashboard, by mouse and by keyboard: presses, keys, fields, pages',
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const stack = await startStack({ cleanUp });
    const browser = await openBrowser(cleanUp);
    const supplier = await openDesk(stack);
    const calls = await request.newContext();
    cleanUp.add(() => calls.dispose());
    const desk: JobDesk = {
      ...tripDesk(calls, { country: 'ae', token: supplier.token }, { portal: stack.portal }),
      companyId: supplier.companyId,
      sendEnquiry: () => sendEnquiry(stack, supplier),
    };
    await desk.setUp();
    const figures: Figure[] = [];
    let number = 0;
    for (const job of all)
      for (const makeHand of hands) {
        number += 1;
        const page = await openPage(browser, stack.portal, await renewSession(supplier));
        const { hand, effort } = await play(page, stack, {
          warmUp: await job.warmUp?.(desk, 500 + number),
          playJob: await job.prepare(desk, number),
          makeHand,
        });
        const { presses, characters, fields, pages } = effort;
        say(
          `${job.name}, ${hand}: ${presses} presses, ${characters} characters in ${fields} fields, ${pages} pages`,
        );
        figures.push({
          label: `${job.name}: presses with the ${hand}`,
          value: presses,
          unit: 'count',
          ...(hand === 'mouse' ? { bar: { atMost: job.goal } } : {}),
          ...(hand === 'mouse' && job.before !== undefined
            ? { comparisons: [{ label: 'before', value: job.before }] }
            : {}),
        });
      }
    return figures;
  },
};

interface Played {
  readonly warmUp: Play | undefined;
  readonly playJob: Play;
  readonly makeHand: (typeof hands)[number];
}

/** One task in a window of its own. */
async function play(
  page: Page,
  stack: Stack,
  { warmUp, playJob, makeHand }: Played,
): Promise<{ hand: string; effort: Effort }> {
  const context = page.context();
  context.setDefaultTimeout(STEP);
  try {
    const counter = await countPresses(page);
    await page.goto(stack.portal);
    await page.getByRole('button', { name: /^Search/ }).waitFor();
    const hand = makeHand(page);
    if (warmUp) {
      await warmUp(page, hand);
      await page.goto(stack.portal);
      await page.getByRole('button', { name: /^Search/ }).waitFor();
    }
    counter.start();
    await playJob(page, hand);
    return { hand: hand.name, effort: await counter.stop() };
  } finally {
    await context.close();
  }
}
