import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { pageCss, pageJs } from './docs/assets';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * `/docs` is a page, `/docs/json` is for tools. Loaded and built at the first visit, since most servers never
 * get one.
 */
export function registerDocs(app: FastifyInstance, { countries }: Config): void {
  let page: Promise<string> | undefined;
  let description: Promise<Record<string, unknown>> | undefined;
  app.get('/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(await (page ??= import('./docs/page').then(({ docsPage }) => docsPage(countries)))),
  );
  app.get(
    '/docs/json',
    () => (description ??= import('./docs/open-api').then(({ openApi }) => openApi(countries))),
  );
  app.get('/docs/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageCss));
  app.get('/docs/page.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(pageJs),
  );
}
