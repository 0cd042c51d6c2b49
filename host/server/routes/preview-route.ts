import { DAY, SECOND } from '@portal/shared/contract';
import { releasePreview } from '@portal/shared/remote';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForeign } from './is-foreign';
import { sendProblem } from './problem';
import type { Settings } from '../settings';

/** A cookie has 4096 bytes at most. */
const linkPattern = /^[\w-]{1,3000}\.[\w-]{1,200}$/;
/** Stands for a link that is none: the page then says so. */
const NO_LINK = 'none';
/** Seconds. Longer than a link is valid, so that a holder who comes back later reads that it has ended. */
const KEPT = (8 * DAY) / SECOND;

type Place = Pick<Settings, 'tls' | 'basePath'>;

/** What removes a preview from the browser, or gives it one. The page's own code cannot read it. */
export const writePreviewCookie = (link: string, { tls, basePath }: Place): string =>
  [
    `${releasePreview.cookie}=${link}`,
    `Path=${basePath}/`,
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${link === '' ? 0 : KEPT}`,
    ...(tls ? ['Secure'] : []),
  ].join('; ');

const readLink = ({ query }: FastifyRequest): string => {
  const link = (query as Readonly<Record<string, unknown>>)[releasePreview.parameter];
  return typeof link === 'string' && linkPattern.test(link) ? link : NO_LINK;
};

/**
 * A link to a preview becomes a cookie, and leads to an address without it. Whether it is valid is decided at each page,
 * which says so.
 */
export function previewRoute(app: FastifyInstance, settings: Place): void {
  app.get(releasePreview.address, async (request, reply) =>
    reply
      .header('set-cookie', writePreviewCookie(readLink(request), settings))
      .header('cache-control', 'no-store')
      .redirect(`${settings.basePath}/`, 303),
  );
  app.post(releasePreview.leaveAddress, async (request, reply) =>
    isForeign(request)
      ? sendProblem(reply, 403, 'A preview is left from the pages of this portal.')
      : reply
          .header('set-cookie', writePreviewCookie('', settings))
          .header('cache-control', 'no-store')
          .code(204)
          .send(),
  );
}
