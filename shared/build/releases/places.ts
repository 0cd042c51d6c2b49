import path from 'node:path';

/**
 * What is published, below one folder:
 *
 *     log/00000001.json …                 what happened, and what is live since then; never changed once written
 *     remotes/<name>/<version>/           a remote's files, never changed once written
 *     host/<version>/, customer/<version>/
 *     .building/                          unfinished work of running commands
 */
export const getLogFolder = (releases: string): string => path.join(releases, 'log');

export const getRecordFile = (releases: string, sequence: number): string =>
  path.join(getLogFolder(releases), `${String(sequence).padStart(8, '0')}.json`);

export const getWorkRoot = (releases: string): string => path.join(releases, '.building');

/** `host`, `customer`, or the name of a remote. */
export const getTargetFolder = (releases: string, target: string): string =>
  target === 'host' || target === 'customer'
    ? path.join(releases, target)
    : path.join(releases, 'remotes', target);

export const getVersionFolder = (releases: string, target: string, version: string): string =>
  path.join(getTargetFolder(releases, target), version);
