import { findOwner, isAllowedAddress } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import type { PortalConfig } from '@portal/shared/contract';
import { getReleaseMark } from '../releases/get-release-mark';
import { getRouteAssets } from '../releases/get-route-assets';
import { listRemoteFolders } from '../releases/list-remote-folders';
import { preloadScript } from '../releases/preload';
import type { ChosenVersions } from '../releases/choose-versions';
import type { Releases } from '../releases/releases';
import { renderDocument } from './document';
import { addFonts } from './add-fonts';
import { asPreferred, onlyInEnglish, onlyWithSession } from './before-paint';
import { createFramedView, createWaitingView } from './create-framed-view';
import { holdSubmit } from './hold-submit';
import { listPageScripts } from './page-script';
import { createDefaultPolicy } from './trusted-types';

/** The address of a page. */
export interface PageAddress {
  readonly path: string;
  readonly query: string;
}

export interface DocumentAnswer {
  readonly status: number;
  readonly html: string;
  /** The browser then refuses any script without it. */
  readonly everyScriptHasIntegrity?: boolean;
  /** Folders on other origins from which the page may load scripts. */
  readonly remoteFolders?: readonly string[];
  /** The reader's preview has ended, and the page says so: the next one need not. */
  readonly endsPreview?: boolean;
}

const getFolder = ({ name, version }: Pick<RegistryEntry, 'name' | 'version'>): string =>
  `remotes/${name}/${version}`;

/** The browser loads no other remote, and its area says so. */
const isLoadable = ({ entry, unmet }: RegistryEntry, remoteOrigins: readonly string[]): boolean =>
  !unmet && isAllowedAddress(entry, remoteOrigins);

export interface PortalDocumentOptions {
  readonly inlineScript?: string | undefined;
  /** Origins other than the portal's own from which remotes may come. */
  readonly remoteOrigins?: readonly string[];
  readonly basePath?: string;
}

/** The portal's HTML for a path, or undefined before the first build and without the shell's files. */
export async function portalDocument(
  path: string,
  nonce: string,
  config: PortalConfig,
  releases: Releases,
  { shell: version, registry: { entries }, preview }: ChosenVersions,
  { inlineScript, remoteOrigins = [], basePath }: PortalDocumentOptions = {},
): Promise<DocumentAnswer | undefined> {
  if (!version) return undefined;
  const base = releases.base('host', version);
  const assets = await releases.host(version);
  if (!assets) return undefined;
  const owner = findOwner(entries, path);
  const remoteFolders = listRemoteFolders(entries, remoteOrigins);
  const isLoaded = owner !== undefined && isLoadable(owner.remote, remoteOrigins);
  const files = isLoaded && (await releases.preloads(owner.remote.name, owner.remote.version));
  const shell = await releases.scripts(`host/${version}`);
  const hashes = {
    host: shell?.hashes,
    // A shell without hashes loads the scripts of remotes without them too.
    remote: shell && owner && (await releases.scripts(getFolder(owner.remote)))?.hashes,
  };
  const route =
    owner && files ? getRouteAssets(path, owner.remote, files, { assets, base }, hashes) : undefined;
  const isAgents = owner?.access === 'agent';
  const frames = isAgents || route?.prerenderedPath ? await releases.prerendered(`host/${version}`) : {};
  const views = owner && route?.prerenderedPath ? await releases.prerendered(getFolder(owner.remote)) : {};
  const view = route?.prerenderedPath ? views[route.prerenderedPath] : undefined;
  const firstView = isAgents
    ? createWaitingView(view, frames, config.brandName)
    : createFramedView(view, frames, path, config.brandName);
  const html = renderDocument({
    title: config.brandName,
    nonce,
    basePath,
    manifest: '/manifest.webmanifest',
    scripts: listPageScripts(base, assets.scripts, hashes.host),
    preloads: [
      ...(isAgents ? assets.agent.map((file) => preloadScript(base, file, hashes.host)) : []),
      ...(route?.preloads ?? []),
    ],
    inlineScript: [
      createDefaultPolicy(remoteFolders),
      inlineScript,
      asPreferred,
      addFonts(assets.fonts),
      firstView && !isAgents ? holdSubmit : '',
    ]
      .filter(Boolean)
      .join(''),
    data: {
      'portal-config': config,
      'portal-registry': entries,
      'portal-release': getReleaseMark(version, entries),
      ...(shell ? { 'portal-scripts': shell.integrity } : {}),
      ...(remoteOrigins.length > 0 ? { 'portal-remote-origins': remoteOrigins } : {}),
      ...(preview ? { 'portal-preview': preview } : {}),
    },
    firstView: firstView && { ...firstView, script: (isAgents ? onlyWithSession : '') + onlyInEnglish },
  });
  // The shell shows its own "This page doesn't exist!". The status says the same to machines.
  return {
    status: owner ? 200 : 404,
    html,
    everyScriptHasIntegrity: shell !== undefined,
    remoteFolders,
    endsPreview: preview !== undefined && 'ended' in preview,
  };
}
