import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { DAY, SECOND, shareTarget } from '@portal/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../document/content-security-policy';
import type { CspInput } from '../document/content-security-policy';
import type { PageAddress, DocumentAnswer } from '../document/portal-document';
import { readReleaseGroup } from '../releases/read-release-group';
import type { Releases } from '../releases/releases';
import { encode } from './encode';
import { writePreviewCookie } from './preview-route';
import { sendProblem } from './problem';

export interface PageOptions {
  readonly kind: 'host' | 'customer';
  readonly releases: Releases;
  readonly policy: Omit<CspInput, 'nonce'>;
  readonly basePath: string;
  readonly render: (
    address: PageAddress,
    nonce: string,
    request: FastifyRequest,
  ) => Promise<DocumentAnswer | undefined>;
}

/** A missing file must answer 404, never a page: a script would fail on the HTML with a confusing error. */
const asksForFile = (pathname: string): boolean => path.posix.extname(pathname) !== '';

/** Browsers ask for HTML, command-line tools accept anything. A script or a picture at a wrong address gets no page. */
function asksForPage({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document' && destination !== 'iframe') return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

const dayInSeconds = DAY / SECOND;

/** Browsers compare them with those that they run, so these always are those of the live release. */
const workers = ['push-worker.js', shareTarget.worker.slice(1)];

/** Every GET that no other route takes: a file of the root, a page, or 404. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { kind, releases, policy, basePath, render } = options;

  async function sendPublicFile(
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const version = await releases.current(
      kind,
      workers.includes(name) ? undefined : readReleaseGroup(request),
    );
    if (!version || !(await releases.publicFiles(kind, version)).has(name)) return false;
    reply.header('cache-control', workers.includes(name) ? 'no-cache' : `public, max-age=${dayInSeconds}`);
    reply.sendFile(name, releases.publicFolder(kind, version));
    return true;
  }

  /** The log and `/readyz` have the reason for the operator. */
  async function refusePage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const version = await releases.current(kind, readReleaseGroup(request));
    if (!version) return sendProblem(reply, 503, 'The portal is not built yet. Run: npm run build');
    request.log.error(`No page can be served: ${await releases.findPageProblem(kind, version)}`);
    return sendProblem(reply, 503, 'The portal cannot be opened right now. Please try again in a moment.');
  }

  app.get('/*', async (request, reply) => {
    const [address = '/', query = ''] = request.url.split('?');
    const pathname = decodeURI(address);
    if (asksForFile(pathname)) {
      if (await sendPublicFile(pathname.slice(1), request, reply)) return reply;
      return sendProblem(reply, 404, 'There is no such file.');
    }
    if (!asksForPage(request)) return sendProblem(reply, 404, 'There is nothing at this address.');
    const nonce = randomBytes(16).toString('base64');
    const page = await render({ path: pathname, query }, nonce, request);
    if (!page) return await refusePage(request, reply);
    const { body, encoding } = encode(page.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    if (page.endsPreview) reply.header('set-cookie', writePreviewCookie('', { tls: policy.tls, basePath }));
    if (page.everyScriptHasIntegrity) reply.header('integrity-policy', 'blocked-destinations=(script)');
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentSecurityPolicy({ ...policy, nonce, remoteFolders: page.remoteFolders }),
      )
      .send(body);
  });
}
