import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import type { LiveVersions, PassedCheck } from '@portal/build/releases/log/record.ts';
import { listLiveRemotes, withBuilt } from '@portal/build/releases/registry/live.ts';
import { bundleProgram } from '@portal/build/server/bundle.ts';
import { gateway } from '@portal/build/server/programs.ts';
import { askProgram, NoResult } from '../lib/ask-program';
import { Refusal, seconds } from '../lib/say';
import { findInstalledBrowser } from '../test/browser';
import { gateResult, type GateRequest, type GateResult } from './gate-request';

const name = 'pages in the browser';

const noBrowser =
  'Before a version becomes live its pages are opened in a browser, and there is none here. Install Chromium or Chrome, or run "npx playwright install --only-shell chromium", or name one with CHROMIUM_PATH=/path/to/chromium. Nothing was built.';

type Target = Pick<PlannedBuild, 'kind' | 'target' | 'version'>;

/** Why no page of a version can be opened yet, or undefined. */
function findReasonToWait({ kind }: Target, live: LiveVersions): string | undefined {
  if (kind === 'customer') return 'none: it needs no shell';
  if (kind === 'remote' && !live.host) return 'none: no shell is live';
  if (kind === 'host' && listLiveRemotes(live).length === 0) return 'none: no remote is live';
  return undefined;
}

/** Found once in a release: to try a browser takes a second. */
let known: string | undefined;

/**
 * The browser in which the pages of a version are opened, or undefined where none is needed.
 * @throws Refusal when there is none, and how to get one
 */
export function findGateBrowser(
  build: Target,
  live: LiveVersions,
  say: (line: string) => void,
): string | undefined {
  if (findReasonToWait(build, live)) return undefined;
  known ??= findInstalledBrowser(say);
  if (!known) throw new Refusal(noBrowser);
  return known;
}

/** It uses the explorer of the tests, so it is a program of theirs. */
async function runGate(request: GateRequest): Promise<GateResult> {
  try {
    return await askProgram({ script: 'e2e/release-gate/main.ts', request, result: gateResult });
  } catch (error) {
    if (!(error instanceof NoResult)) throw error;
    throw new Refusal(`its pages could not be opened in a browser:\n${error.output}`);
  }
}

/** A built version that is not in its place yet, and what is live now. */
interface Candidate {
  readonly releases: string;
  readonly folder: string;
  readonly live: LiveVersions;
}

/**
 * Opens the pages of a built version in a browser, in the shell and next to the remotes that are live.
 * @throws Refusal that names each page that fails, and why
 */
export async function openInBrowser(
  build: Target,
  { releases, folder, live }: Candidate,
  say: (line: string) => void,
): Promise<PassedCheck> {
  const { target, version } = build;
  const browser = findGateBrowser(build, live, say);
  if (!browser) return { name, found: findReasonToWait(build, live) };
  const started = performance.now();
  const { file } = await bundleProgram(gateway);
  const next = withBuilt(live, build, folder);
  const { opened, faults } = await runGate({
    releases,
    target,
    version,
    folder,
    live: next,
    gateway: file,
    browser,
  });
  const where = target === 'host' ? 'with the live remotes' : `in the live shell ${live.host}`;
  if (faults.length > 0)
    throw new Refusal(
      `its pages fail in a browser, ${where}:\n${faults.map((one) => `- ${one}`).join('\n')}`,
    );
  say(`  ${opened} pages opened in a browser, ${where}, ${seconds(started)}`);
  return { name, found: `${opened}, ${seconds(started)}` };
}
