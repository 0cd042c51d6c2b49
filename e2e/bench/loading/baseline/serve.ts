import { readFile, readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CleanUp } from '../../support/clean-up';

interface Site {
  readonly cleanUp: CleanUp;
  readonly port: number;
  /** The served folder: each script at its relative path. */
  readonly folder: string;
  readonly pages: Readonly<Record<string, string>>;
}

const compress = (content: Buffer | string): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

interface Answer {
  readonly body: Buffer;
  readonly headers: http.OutgoingHttpHeaders;
}

/** A fast static server with everything compressed in memory. Same protocol and encoding as the gateway. */
export async function serveFiles({ cleanUp, port, folder, pages }: Site): Promise<void> {
  const answers = new Map<string, Answer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    answers.set(address, { body: compress(await readFile(file)), headers });
  }
  for (const [address, html] of Object.entries(pages)) {
    answers.set(address, {
      body: compress(html),
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  const server = http.createServer((request, response) => {
    const answer = answers.get(request.url?.split('?')[0] ?? '');
    if (!answer) return response.writeHead(404).end();
    return response
      .writeHead(200, { ...answer.headers, 'content-encoding': 'br', 'content-length': answer.body.length })
      .end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  cleanUp.add(() => {
    server.closeAllConnections();
    server.close();
  });
}
