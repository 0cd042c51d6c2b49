import { fillPath, type Endpoint } from '@portal/shared/contract';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { CallOptions } from './client';
import { readArchive } from './read-archive';
import type { TestApp } from './start-test-app';

/** The text of each page. */
export const readPdfPages = (pdf: Buffer): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [join(import.meta.dirname, 'pdf-text.mjs')], {
      input: pdf,
      encoding: 'utf8',
    }),
  ) as string[];

/** Calls an endpoint that answers with a file. @throws Error if it is refused */
export async function callForFile(app: TestApp, endpoint: Endpoint, { token, query, body }: CallOptions) {
  const search = new URLSearchParams(query as Record<string, string>);
  const ask = () =>
    fetch(`${app.base}${fillPath(endpoint.path)}?${search.toString()}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token ?? ''}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  let response = await ask();
  // A busy printer says when to retry.
  for (let again = 0; again < 3 && response.status === 503; again += 1) {
    await setTimeout(Number(response.headers.get('retry-after')) * 1000);
    response = await ask();
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 300) throw new Error(`${endpoint.id}: ${response.status} ${bytes.toString()}`);
  return {
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition') ?? '',
    bytes,
  };
}

/** Calls an endpoint that answers with a PDF. */
export async function callForPdf(app: TestApp, endpoint: Endpoint, options: CallOptions) {
  const file = await callForFile(app, endpoint, options);
  // To look at one, set KEEP_PDF=/tmp
  if (process.env['KEEP_PDF']) writeFileSync(join(process.env['KEEP_PDF'], `${endpoint.id}.pdf`), file.bytes);
  return { ...file, pages: readPdfPages(file.bytes) };
}

/** Calls an endpoint that answers with a ZIP. @returns its files by their paths */
export async function callForArchive(app: TestApp, endpoint: Endpoint, options: CallOptions) {
  const { bytes, ...file } = await callForFile(app, endpoint, options);
  return { ...file, files: readArchive(bytes) };
}
