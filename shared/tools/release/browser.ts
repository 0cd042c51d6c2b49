import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { buildFolder } from '@portal/build/workspace/paths.ts';

const origin = 'http://release.invalid';

/** What browsers have and jsdom lacks, as far as Node has it too. */
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
] as const;

class FolderLoader extends ResourceLoader {
  constructor(private readonly folder: string) {
    super();
  }

  override fetch(url: string): Promise<Buffer> {
    return readFile(path.join(this.folder, new URL(url).pathname));
  }
}

const build = createRequire(path.join(buildFolder, 'package.json'));
const federation = createRequire(build.resolve('@module-federation/enhanced'));

/** The federation runtime, which the shell lends to its remotes. */
function federationRuntime(): unknown {
  const injector = createRequire(
    federation.resolve('@module-federation/inject-external-runtime-core-plugin'),
  );
  return injector('@module-federation/runtime-core');
}

/** The plugin's functions, which the shell lends to its remotes. */
const lentFunctions = (): unknown =>
  (federation('@module-federation/webpack-bundler-runtime') as { default: unknown }).default;

export interface Browser {
  readonly window: Record<string, unknown>;
  /** Runs a script of the folder. @throws with what it threw */
  run(script: string): Promise<void>;
  close(): void;
}

/** A page without a shell whose root serves a built version. */
export function openBrowser(folder: string): Browser {
  let thrown: Error | undefined;
  const { window } = new JSDOM('<!doctype html><head></head><body></body>', {
    url: `${origin}/`,
    runScripts: 'dangerously',
    resources: new FolderLoader(folder),
    virtualConsole: new VirtualConsole().on('jsdomError', (error) => (thrown ??= error)),
    beforeParse(page) {
      for (const name of fromNode) page[name] ??= globalThis[name];
      page.matchMedia = () => ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      });
      page._FEDERATION_RUNTIME_CORE = federationRuntime();
      page.__PORTAL_FEDERATION__ = lentFunctions();
      page._FEDERATION_RUNTIME_CORE_FROM = { name: 'release', version: '0.0.0' };
    },
  });
  return {
    window,
    async run(script) {
      const element = window.document.createElement('script');
      element.src = `/${script}`;
      await new Promise<void>((resolve, reject) => {
        element.onload = () => resolve();
        element.onerror = () => reject(new Error(`${script} could not be read.`));
        window.document.head.append(element);
      });
      if (thrown) throw thrown;
    },
    close: () => window.close(),
  };
}
