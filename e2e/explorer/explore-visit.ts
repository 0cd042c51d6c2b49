import type { BrowserContext } from '@playwright/test';
import { leavesBrowser } from './allowed';
import type { Vocabulary } from './catalogue';
import type { DataKeeper } from './data-keeper';
import { judgePage, judgePress } from './judge';
import { keyControls, type Control } from './keys';
import { collectControls } from './page/controls';
import { openPage, type OpenPage, type Opening } from './page/open-page';
import { press } from './page/press';
import { observe } from './page/read-page';
import { putBack } from './page/put-back';
import type { Fault, VisitReport } from './report';
import { formatVisitTitle, type Visit } from './visits';

export interface Desk {
  readonly context: BrowserContext;
  readonly keeper: DataKeeper;
  readonly vocabulary: Vocabulary;
  readonly errorTitles: readonly string[];
  /** Each press gets a freshly opened page, instead of one that is verified to be unchanged. */
  readonly isThorough: boolean;
  screenshot(open: OpenPage, fault: Omit<Fault, 'screenshot'>): Promise<string>;
}

/** Presses that lead to one control: a dialog's content is pressed after its trigger, what a menu entry opens after both. */
type Path = readonly string[];
const DEPTH = 2;

export interface Plan {
  readonly visit: Visit;
  readonly opening: Opening;
  /** Controls that need no press any more; pressed ones are added. Null: nothing is pressed. */
  readonly done: Set<string> | null;
}

/** Opens a page, presses every control on it, and reports what is wrong. */
export async function exploreVisit(desk: Desk, { visit, opening, done }: Plan): Promise<VisitReport> {
  const { country, width } = opening;
  const head = { route: visit.route, visit: formatVisitTitle(visit), country, width };
  const report: VisitReport = { ...head, pressed: [], left: [], faults: [], seconds: 0 };
  const started = performance.now();
  const queue: Path[] = [];
  let open: OpenPage | null = null;

  const note = async (at: OpenPage, path: Path, faults: readonly string[]) => {
    // The page is meant to be an error page, and the gateway answers with the status for it.
    const isExpected = (text: string) =>
      visit.isErrorPage === true &&
      at.page.url().endsWith(opening.address) &&
      (text.startsWith('an error page') || text.startsWith(`GET ${opening.address} answered 404`));
    const description = [...new Set(faults)].filter((one) => !isExpected(one)).join('\n    ');
    if (description === '') return;
    const fault = { visit: head.visit, country, width, control: path.join(' → '), description };
    report.faults.push({ ...fault, screenshot: await desk.screenshot(at, fault) });
  };
  const listControls = async ({ page }: OpenPage): Promise<Control[]> =>
    keyControls(await page.evaluate(collectControls), desk.vocabulary).filter(
      ({ region }) => region !== 'shell' || visit.withShell === true,
    );
  const enqueue = (controls: readonly Control[], before: Path) => {
    for (const control of done === null ? [] : controls) {
      // A menu entry counts as a different one where the menu's row is in another state.
      const id = control.region === 'popup' ? [...before, control.key].join(' → ') : control.key;
      if (done?.has(id) || control.disabled) continue;
      done?.add(id);
      const reason = leavesBrowser(control);
      if (reason === undefined) queue.push([...before, control.key]);
      else report.left.push(`${control.key}: ${reason}`);
    }
  };
  const close = async () => {
    if (!open) return;
    const { page, observer } = open;
    await page.close();
    if (observer.hasWritten()) await desk.keeper.restore();
    open = null;
  };
  const fresh = async (): Promise<OpenPage> => {
    await close();
    open = await openPage(desk.context, opening);
    return open;
  };
  const getPageMark = async (at: OpenPage) =>
    JSON.stringify([
      at.page.url(),
      (await listControls(at)).map(({ key, disabled, chosen, name }) => [key, disabled, chosen, name]),
    ]);

  let at = await fresh();
  const first = await observe(at, at.isSettled, desk.errorTitles);
  await note(at, ['(opened)'], judgePage(first));
  enqueue(await listControls(at), []);
  const untouched = await getPageMark(at);
  const isUsable = async () =>
    !desk.isThorough &&
    !at.observer.hasWritten() &&
    (await putBack(at, opening)) &&
    (await getPageMark(at)) === untouched;

  for (let path = queue.shift(); path; path = queue.shift()) {
    if (!(await isUsable().catch(() => false))) at = await fresh();
    const outcome = await follow(desk, at, path, listControls);
    if (outcome === null) {
      await note(at, path, ['was there at first, and could not be found again']);
      at = await fresh();
      continue;
    }
    const { seen, overlaysBefore } = outcome;
    report.pressed.push(path.join(' → '));
    await note(at, path, judgePress(seen, outcome.isHarmless));
    const { address, overlays } = seen.document;
    const isSamePage = new URL(address).pathname === new URL(opening.address, address).pathname;
    const isOfMenu = overlaysBefore.some((one) => one.startsWith('menu'));
    if (isSamePage && path.length < DEPTH + Number(isOfMenu)) enqueue(await listControls(at), path);
    if (overlays.some((one) => !overlaysBefore.includes(one))) await note(at, path, await closeByEscape(at));
  }
  await close();
  report.seconds = Math.round((performance.now() - started) / 100) / 10;
  return report;
}

interface Outcome {
  readonly seen: Awaited<ReturnType<typeof observe>>;
  /** No effect is required: it is already selected, or leads to the current page. */
  readonly isHarmless: boolean;
  /** What was open before the last press. */
  readonly overlaysBefore: readonly string[];
}

/** Presses one after another and watches the last. Null: a control on the way is missing. */
async function follow(
  desk: Desk,
  at: OpenPage,
  path: Path,
  listControls: (at: OpenPage) => Promise<Control[]>,
): Promise<Outcome | null> {
  let overlaysBefore: readonly string[] = [];
  for (const [index, key] of path.entries()) {
    const control = (await listControls(at)).find((one) => one.key === key);
    if (!control) return null;
    const address = at.page.url();
    const pressed = await press(at, control);
    const seen = await observe(at, pressed.isSettled, desk.errorTitles);
    if (index < path.length - 1) {
      overlaysBefore = seen.document.overlays;
      continue;
    }
    const merged = { ...seen, effects: [...seen.effects, ...pressed.effects] };
    return {
      seen: pressed.obstacle === undefined ? merged : { ...merged, obstacle: pressed.obstacle },
      isHarmless: control.chosen || control.href === address,
      overlaysBefore,
    };
  }
  return null;
}

/** Checks that Escape closes whatever opened. */
async function closeByEscape({ page, observer }: OpenPage): Promise<string[]> {
  const overlays = () =>
    page
      .locator('[role=dialog],[role=alertdialog],[role=menu],[role=listbox]')
      .filter({ visible: true })
      .count();
  const before = await overlays();
  if (before === 0) return [];
  await page.keyboard.press('Escape');
  await observer.settle();
  return (await overlays()) < before ? [] : ['what opened does not close with Escape'];
}
