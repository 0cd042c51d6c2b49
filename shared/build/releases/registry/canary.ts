import { getReleaseGroup } from '@portal/shared/remote';
import { Refusal } from '../../workspace/refusal';
import { getVersionFolder } from '../places';
import { readBuiltEntry } from './built-entry';
import { changeRegistry } from './change-registry';
import type { RegistryAccess } from './change-registry';
import { checkTogether, findCanary, isPage, readLive, removeCanary } from './live';
import { findObstacle, requireHistory } from './operations';

export interface CanaryChoice {
  /** Of the companies, from 1 to 99. */
  readonly percent?: number | undefined;
  /** Ids of companies. The log has their groups only. */
  readonly companies?: readonly string[] | undefined;
}

export interface StartedCanary {
  readonly target: string;
  readonly version: string;
  /** What all others get. */
  readonly live: string;
}

/** @throws Refusal when it names nobody, or everybody */
function checkChoice({ percent, companies = [] }: CanaryChoice): void {
  if (percent === undefined && companies.length === 0)
    throw new Refusal('Who gets it? --percent 5, or --companies followed by their ids, separated by commas.');
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 99))
    throw new Refusal('--percent is a whole number from 1 to 99. For all companies: npm run promote');
}

/**
 * Gives a released version of the shell or of a remote to some companies. All others keep the live one. Called again, it changes who
 * gets it, or which version it is.
 * @throws Refusal when it cannot become live, is live already, or does not fit to what is live
 */
export function startCanary(
  access: RegistryAccess,
  target: string | undefined,
  version: string | undefined,
  choice: CanaryChoice,
): StartedCanary {
  const { releases } = access;
  const groups = [...new Set((choice.companies ?? []).map(getReleaseGroup))];
  const readers = {
    ...(choice.percent === undefined ? {} : { percent: choice.percent }),
    ...(groups.length > 0 ? { groups } : {}),
  };
  let started: StartedCanary | undefined;
  changeRegistry(access, (records) => {
    const history = requireHistory(records, target, 'canary');
    if (!target || !version)
      throw new Refusal(`Which version of ${target}? One of: ${[...history.seals.keys()].join(', ')}.`);
    if (target === 'customer')
      throw new Refusal(
        'Customers belong to no company, so their page has no canary. A preview shows it first.',
      );
    if (history.live === undefined) throw new Refusal(`${target} is not live, so nobody else has a version.`);
    if (version === history.live) throw new Refusal(`${target} ${version} is live already.`);
    const obstacle = findObstacle(releases, history, target, version);
    if (obstacle) throw new Refusal(obstacle);
    checkChoice(choice);
    const chosen = isPage(target)
      ? { shell: version }
      : { entry: readBuiltEntry(getVersionFolder(releases, target, version), target, version) };
    const others = removeCanary(readLive(records), target);
    const live = { ...others, canaries: [...(others.canaries ?? []), { ...chosen, ...readers }] };
    checkTogether(releases, live);
    started = { target, version, live: history.live };
    const { percent } = choice;
    const companies = groups.length > 0 ? groups.length : undefined;
    return { events: [{ action: 'canary', target, version, from: history.live, percent, companies }], live };
  });
  if (!started) throw new Error('The canary was not recorded.');
  return started;
}

/** Everybody gets the live version again. The other one can become a canary, or live, later. @throws Refusal when there is none */
export function stopCanary(
  access: RegistryAccess,
  target: string | undefined,
  reason: string | undefined,
): StartedCanary {
  let stopped: StartedCanary | undefined;
  changeRegistry(access, (records) => {
    const history = requireHistory(records, target, 'canary');
    const before = readLive(records);
    const version = target ? findCanary(before, target)?.version : undefined;
    if (!target || version === undefined) throw new Refusal(`${target} has no canary.`);
    stopped = { target, version, live: history.live ?? '' };
    return {
      events: [{ action: 'end-canary', target, version, reason }],
      live: removeCanary(before, target),
    };
  });
  if (!stopped) throw new Error('The end of the canary was not recorded.');
  return stopped;
}
