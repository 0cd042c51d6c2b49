import type { Releases } from './releases';

export interface LiveVersion {
  /** `host` or the name of a remote. */
  readonly target: string;
  readonly version: string;
}

/** The versions of shell and remotes that everybody gets who is in no canary. */
export async function listLiveVersions(
  releases: Pick<Releases, 'current' | 'registry'>,
): Promise<readonly LiveVersion[]> {
  const [shell, { entries }] = await Promise.all([releases.current('host'), releases.registry()]);
  return [
    ...(shell === undefined ? [] : [{ target: 'host', version: shell }]),
    ...entries.map(({ name, version }) => ({ target: name, version })),
  ];
}
