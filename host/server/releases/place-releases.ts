import type { RegistryEntry } from '@portal/shared/remote';
import type { Releases } from './releases';

/**
 * The releases with addresses as browsers call them: the build and the log know no base path, so that one release is
 * served below any.
 */
export function placeReleases(releases: Releases, basePath: string): Releases {
  if (basePath === '') return releases;
  // Remotes and development servers may have another origin.
  const place = (address: string): string => (address.startsWith('/') ? basePath + address : address);
  const placeEntries = (entries: readonly RegistryEntry[]): readonly RegistryEntry[] =>
    entries.map((entry) => ({ ...entry, entry: place(entry.entry) }));
  return {
    ...releases,
    base: (...version) => place(releases.base(...version)),
    async registry(group) {
      const registry = await releases.registry(group);
      return { ...registry, entries: placeEntries(registry.entries) };
    },
    async preview(link) {
      const preview = await releases.preview(link);
      return 'ended' in preview ? preview : { ...preview, entries: placeEntries(preview.entries) };
    },
    async host(version) {
      const assets = await releases.host(version);
      if (!assets) return undefined;
      const fonts = assets.fonts.map((font) => ({ ...font, address: place(font.address) }));
      return { ...assets, fonts };
    },
  };
}
