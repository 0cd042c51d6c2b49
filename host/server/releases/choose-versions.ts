import { withEntry } from '@portal/build/releases/registry/live.ts';
import type { PagePreview, ReadRegistry, RegistryEntry } from '@portal/shared/remote';
import type { FastifyRequest } from 'fastify';
import { readPreviewCookie } from './read-preview-cookie';
import { readReleaseGroup } from './read-release-group';
import type { Releases } from './releases';

export interface ChosenVersions {
  /** Of the shell; undefined before the first build. */
  readonly shell: string | undefined;
  readonly registry: ReadRegistry;
  /** Undefined for all who opened no link to a preview. */
  readonly preview?: PagePreview | undefined;
}

/** Which versions the browser of a request gets: those of a preview, else those of its company's canaries, else the live ones. */
export async function chooseVersions(
  releases: Pick<Releases, 'current' | 'registry' | 'preview'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<ChosenVersions> {
  const link = readPreviewCookie(request);
  const preview = link === undefined ? undefined : await releases.preview(link);
  if (!preview || 'ended' in preview) {
    const group = readReleaseGroup(request);
    const [shell, registry] = await Promise.all([releases.current('host', group), releases.registry(group)]);
    return { shell, registry, preview };
  }
  const { entries, until } = preview;
  // Checked together with the live versions, so without canaries.
  const [shell, live] = await Promise.all([releases.current('host'), releases.registry()]);
  return {
    shell,
    registry: { ...live, entries: entries.reduce<readonly RegistryEntry[]>(withEntry, live.entries) },
    preview: { versions: entries.map(({ name, version }) => ({ name, version })), until },
  };
}
