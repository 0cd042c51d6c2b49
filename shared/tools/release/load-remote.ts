import * as v from 'valibot';
import { containerName } from '@portal/shared/remote';
import type { RemoteManifest } from '@portal/shared/remote';
import { Refusal, getErrorText } from '../lib/say';
import { openBrowser } from './browser';

type Anything = (...args: unknown[]) => unknown;
const callable = v.custom<Anything>((value) => typeof value === 'function');
const container = v.object({ init: callable, get: callable });

interface Route {
  readonly path?: string | undefined;
  readonly lazy?: Anything | undefined;
  readonly children?: Route[] | undefined;
}
const route: v.GenericSchema<unknown, Route> = v.object({
  path: v.optional(v.string()),
  lazy: v.optional(callable),
  children: v.optional(v.lazy(() => v.array(route))),
});
const exposed = v.object({
  default: v.object({ name: v.string(), contract: v.number(), routes: v.array(route) }),
});

/**
 * Loads a built version as the shell does, with every page of it. Returns how many pages there are.
 * @throws Refusal when something does not load, or does not match remote.json
 */
export async function loadRemote(
  { name, contract }: Pick<RemoteManifest, 'name' | 'contract'>,
  folder: string,
): Promise<number> {
  const browser = openBrowser(folder);
  try {
    await browser.run('remoteEntry.js');
    const { init, get } = v.parse(container, browser.window[containerName(name)]);
    // Nothing is shared here, so the version's own copies are used, which nothing else tests.
    await init({}, []);
    const factory = v.parse(callable, await get('./remote'));
    const { default: definition } = v.parse(exposed, factory());
    if (definition.name !== name || definition.contract !== contract) {
      throw new Error(`it calls itself ${definition.name}, contract ${definition.contract}.`);
    }
    return await loadPages(definition.routes);
  } catch (error) {
    throw new Refusal(`${name} does not load: ${getErrorText(error)}`);
  } finally {
    browser.close();
  }
}

async function loadPages(routes: readonly Route[]): Promise<number> {
  let loaded = 0;
  for (const { lazy, children = [] } of routes) {
    if (lazy) {
      await lazy();
      loaded += 1;
    }
    loaded += await loadPages(children);
  }
  return loaded;
}
