import rateLimit from '@fastify/rate-limit';
import { clientReport, clientReports, MINUTE, type ClientReportPart } from '@portal/shared/contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isForeign } from '../routes/is-foreign';
import { sendProblem } from '../routes/problem';
import { readPreviewCookie } from '../releases/read-preview-cookie';
import { listLiveVersions } from '../releases/list-live-versions';
import type { Releases } from '../releases/releases';

export type ReportOutcome = 'counted' | 'unreadable' | 'foreign' | 'limited';

/** Who wants to know how the pages do. */
export interface ReportReader {
  countReport?(outcome: ReportOutcome): void;
  countPart(part: ClientReportPart): void;
}

interface Options {
  readonly releases: Pick<Releases, 'registry' | 'canaries' | 'current'>;
  readonly readers: readonly ReportReader[];
}

/** Reports of one address in a minute. An office with many desks is one address. */
const REPORTS_PER_MINUTE = 300;
/** Addresses that are counted at once, the latest. */
const COUNTED_ADDRESSES = 10_000;

function parseReport(body: unknown): v.SafeParseResult<typeof clientReport> | undefined {
  try {
    return v.safeParse(clientReport, JSON.parse(String(body)));
  } catch {
    return undefined;
  }
}

/**
 * Takes what the shell counted in a browser. Nothing of the request is kept or logged: not the address, not a cookie,
 * not a text.
 */
export async function reportRoute(app: FastifyInstance, { releases, readers }: Options): Promise<void> {
  const end = (outcome: ReportOutcome): void => readers.forEach((reader) => reader.countReport?.(outcome));

  /** Versions of tabs that are open for long count together, so that the number of series stays small. */
  async function nameVersions(parts: readonly ClientReportPart[]): Promise<readonly ClientReportPart[]> {
    const [live, canaries] = await Promise.all([listLiveVersions(releases), releases.canaries()]);
    const known = new Set(live.map(({ target, version }) => `${target} ${version}`));
    for (const { remote, version } of canaries) known.add(`${remote} ${version}`);
    const targets = new Set(['host', ...live.map(({ target }) => target)]);
    return parts
      .filter(({ target }) => targets.has(target))
      .map((part) => (known.has(`${part.target} ${part.version}`) ? part : { ...part, version: 'other' }));
  }

  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    await own.register(rateLimit, {
      max: REPORTS_PER_MINUTE,
      timeWindow: MINUTE,
      cache: COUNTED_ADDRESSES,
      onExceeded: () => end('limited'),
    });
    own.setErrorHandler<FastifyError>((error, _request, reply) =>
      error.statusCode === 429 ? sendProblem(reply, 429, 'There are too many reports.') : reply.send(error),
    );
    own.post(clientReports.address, { bodyLimit: clientReports.bytesMax }, async (request, reply) => {
      if (isForeign(request)) {
        end('foreign');
        return sendProblem(reply, 403, 'Reports come from the pages of this portal.');
      }
      const read = parseReport(request.body);
      if (!read?.success) {
        end('unreadable');
        return sendProblem(reply, 400, 'This is not a report.');
      }
      // A version that one reader looks at says nothing about those that all others have.
      const parts = readPreviewCookie(request) === undefined ? read.output.parts : [];
      for (const part of await nameVersions(parts)) for (const reader of readers) reader.countPart(part);
      end('counted');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
