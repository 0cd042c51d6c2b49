import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { View } from '@portal/shared/prerender';
import type { RemoteManifest } from '@portal/shared/remote';
import { writeJsonAtomically } from '../output/atomic';
import type { Prerendered } from '../output/schemas';
import { resolveFromPackage } from '../workspace/paths';
import { bundlePrerender } from './bundle-prerender';
import { checkMarkup } from './check-markup';
import { plainCss } from './plain-css';

/** What `src/prerender.tsx` of a remote exports: the markup and style of a page's first view. */
export type Render = (path: string) => View | Promise<View>;

const findEntry = (packageName: string): string => resolveFromPackage(packageName, 'src', 'prerender.tsx');

/** By country, for a signed-in agent, for a deployment under another name, and for an agent's page without a view. */
const frameNames = ['ae', 'in', 'ae:other', 'in:other', 'agent', 'agent:other', 'agent:page'];

export async function writePrerendered(
  manifest: RemoteManifest,
  version: string,
  folder: string,
): Promise<void> {
  const paths = manifest.pages.filter((page) => page.prerender).map((page) => page.path);
  if (paths.length === 0) return;
  const views: Prerendered = {};
  const render = await loadRender(manifest.name, version);
  for (const page of paths) {
    const view = await render(page);
    checkMarkup(view.html, `${manifest.name} ${page}`);
    views[page] = { ...view, css: plainCss(view.css) };
  }
  writeJsonAtomically(path.join(folder, 'prerender.json'), views);
}

/**
 * The first views of a package's own page by path, and by path and `?token` for readers who come by a link.
 */
export async function writeStandaloneViews(
  manifest: RemoteManifest,
  version: string,
  folder: string,
): Promise<void> {
  const views: Prerendered = {};
  const hasViews = existsSync(findEntry(manifest.name));
  const render = hasViews ? await loadRender(manifest.name, version) : undefined;
  for (const name of manifest.pages.flatMap(({ path }) => [path, `${path}?token`])) {
    if (!render) break;
    const view = await render(name);
    checkMarkup(view.html, `${manifest.name} ${name}`);
    views[name] = { ...view, css: plainCss(view.css) };
  }
  writeJsonAtomically(path.join(folder, 'prerender.json'), views);
}

/** The shell's frames around the first views of the remotes. */
export async function writeFrames(packageName: string, version: string, folder: string): Promise<void> {
  const render = await loadRender(packageName, version);
  const frames: Prerendered = {};
  for (const name of frameNames) {
    const frame = await render(name);
    checkMarkup(frame.html, `${packageName} ${name}`);
    frames[name] = { ...frame, css: plainCss(frame.css) };
  }
  writeJsonAtomically(path.join(folder, 'prerender.json'), frames);
}

async function loadRender(packageName: string, version: string): Promise<Render> {
  if (!existsSync(findEntry(packageName)))
    throw new Error(
      `${packageName}/remote.json asks for prerendered pages, but there is no ${packageName}/src/prerender.tsx.`,
    );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'prerender-'));
  try {
    const file = path.join(folder, 'prerender.cjs');
    await bundlePrerender(packageName, version, file);
    const bundle = runBundle(file);
    if (!hasRender(bundle))
      throw new Error(`${packageName}/src/prerender.tsx must export a function render(path).`);
    return bundle.render;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs it without the loader that starts the build: that one reads and changes every file, for 3 s with a large remote. */
function runBundle(file: string): unknown {
  const bundle: { exports: unknown } = { exports: {} };
  const code = readFileSync(file, 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  run(bundle, bundle.exports, createRequire(file));
  return bundle.exports;
}

const hasRender = (bundle: unknown): bundle is { render: Render } =>
  typeof bundle === 'object' && bundle !== null && 'render' in bundle && typeof bundle.render === 'function';
