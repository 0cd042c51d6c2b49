import { defaultLocale, readPreferredLocale, type Locale } from '@portal/shared/i18n/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const readers = new AsyncLocalStorage<Locale>();

/** The language of the caller; English without a caller (jobs, commands). */
export const language = (): Locale => readers.getStore() ?? defaultLocale;

/** Does something for a reader of that language. */
export const runInLanguage = <Result>(locale: Locale, work: () => Result): Result =>
  readers.run(locale, work);

/** Does something for the sender of the request. */
export const runForReader = <Result>(request: FastifyRequest, work: () => Result): Result =>
  runInLanguage(readPreferredLocale(request.headers['accept-language']), work);

/** Twice, because the body reader continues in the socket's own context. */
export function registerLanguage(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => runForReader(request, done));
  server.addHook('preValidation', (request, _reply, done) => runForReader(request, done));
}
