import type { PortalConfig } from '@portal/shared/contract';
import { matchPage } from '../releases/match-page';
import type { Releases } from '../releases/releases';
import type { DocumentAnswer } from './portal-document';
import { renderDocument } from './document';

/** The HTML of the customer's own page: no shell, no federation. Undefined before the first build. */
export async function customerDocument(
  path: string,
  nonce: string,
  config: PortalConfig,
  releases: Releases,
  inlineScript?: string,
): Promise<DocumentAnswer | undefined> {
  const version = await releases.current('customer');
  if (!version) return undefined;
  const base = releases.base('customer', version);
  const assets = await releases.customer(version);
  const page = matchPage(assets.pages, path);
  const views = page?.prerender ? await releases.prerendered(`customer/${version}`) : {};
  const html = renderDocument({
    title: config.brandName,
    nonce,
    scripts: assets.scripts.map((file) => base + file),
    preloads: (page?.files ?? []).map((file) => ({ href: base + file, as: 'script' })),
    inlineScript,
    data: { 'portal-config': config },
    firstView: page ? views[page.path] : undefined,
  });
  return { status: page ? 200 : 404, html };
}
