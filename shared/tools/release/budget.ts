import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotePreloads } from '@portal/build/output/schemas.ts';
import * as v from 'valibot';

/** Kilobytes (gzip) that a remote may load for one of its pages, its own files only. */
export const pageBudgetKb = 120;

export interface PageSize {
  readonly path: string;
  readonly kb: number;
}

/** The size of each page of a built version: entry, exposed module and the page's chunks. */
export function pageSizes(folder: string): PageSize[] {
  const preloads = v.parse(
    remotePreloads,
    JSON.parse(readFileSync(path.join(folder, 'preloads.json'), 'utf8')),
  );
  const sizes = new Map<string, number>();
  const getGzipSize = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(folder, file))).length / 1024;
    sizes.set(file, known);
    return known;
  };
  return preloads.pages.map((page) => ({
    path: page.path,
    kb: Math.round(
      [...preloads.entry, ...preloads.expose, ...page.files].reduce(
        (sum, file) => sum + getGzipSize(file),
        0,
      ),
    ),
  }));
}

export const listOverBudget = (sizes: readonly PageSize[]): PageSize[] =>
  sizes.filter(({ kb }) => kb > pageBudgetKb);
