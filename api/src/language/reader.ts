import { defaultLocale, isLocale, type Locale } from '@portal/shared/i18n/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const readers = new AsyncLocalStorage<Locale>();

/** The language of whoever asked; English for what nobody asked for (jobs, commands). */
export const language = (): Locale => readers.getStore() ?? defaultLocale;

/** The first of our languages that the header names, which lists them by preference. */
export function preferred(header: string | undefined): Locale {
  const names = (header ?? '').split(',').map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase() ?? '');
  return names.find(isLocale) ?? defaultLocale;
}

/** Does something for a reader of that language. */
export const inLanguage = <Result>(locale: Locale, work: () => Result): Result => readers.run(locale, work);

/** Does something for whoever sent the request. */
export const forReader = <Result>(request: FastifyRequest, work: () => Result): Result =>
  inLanguage(preferred(request.headers['accept-language']), work);

/** Twice, because what reads a body goes on in the socket's own context. */
export function registerLanguage(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => forReader(request, done));
  server.addHook('preValidation', (request, _reply, done) => forReader(request, done));
}
