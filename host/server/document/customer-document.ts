import type { PortalConfig } from '@portal/shared/contract';
import { matchPage } from '../releases/match-page';
import type { Releases } from '../releases/releases';
import type { PageAddress, DocumentAnswer } from './portal-document';
import type { Preview } from './listing-preview';
import { renderDocument } from './document';
import { DRAWN_BRAND } from './create-framed-view';
import { listPageScripts } from './page-script';
import { createDefaultPolicy } from './trusted-types';

/** The HTML of the customer's own page: no shell, no federation. Undefined before the first build and without its files. */
export async function customerDocument(
  { path, query }: PageAddress,
  nonce: string,
  config: PortalConfig,
  releases: Releases,
  {
    inlineScript,
    preview,
    basePath,
  }: { readonly inlineScript?: string; readonly preview?: Preview; readonly basePath?: string } = {},
): Promise<DocumentAnswer | undefined> {
  const version = await releases.current('customer');
  if (!version) return undefined;
  const base = releases.base('customer', version);
  const assets = await releases.customer(version);
  if (!assets) return undefined;
  const checked = await releases.scripts(`customer/${version}`);
  const page = matchPage(assets.pages, path);
  // Under another name the view has no header, and the page would shift when the header appears.
  const views =
    page && config.brandName === DRAWN_BRAND ? await releases.prerendered(`customer/${version}`) : {};
  const html = renderDocument({
    title: preview?.title ?? config.brandName,
    tags: preview?.tags,
    nonce,
    basePath,
    scripts: listPageScripts(base, page?.scripts ?? assets.scripts, checked?.hashes),
    preloads: (page?.files ?? []).map((file) => ({ href: base + file, as: 'script' })),
    inlineScript: createDefaultPolicy() + (inlineScript ?? ''),
    data: { 'portal-config': config },
    firstView: page
      ? views[new URLSearchParams(query).has('token') ? `${page.path}?token` : page.path]
      : undefined,
  });
  return { status: page ? 200 : 404, html };
}
