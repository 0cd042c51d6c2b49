import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { Config } from '../../config';
import { loggingOptions } from '../../plugins/logging';
import {
  readOsmandBody,
  readOsmandQuery,
  UnreadablePosition,
  type IdentifiedPositions,
} from '../protocols/http/osmand';
import { readTraccarPosition } from '../protocols/http/traccar';
import { StoreIsFull } from './position-store';
import type { Receiver } from './receiver';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const LARGEST_BODY = 256 * 1024;

interface KeyInPath {
  Params: { key?: string };
}

/** The key in the path, or in `Authorization: Bearer …`, which keeps it out of the logs of proxies. */
function readKey({ params, headers }: FastifyRequest<KeyInPath>): string {
  const [, bearer = ''] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return params.key ?? bearer;
}

function readOsmand(request: FastifyRequest, receivedAt: Date): IdentifiedPositions {
  const { body, url } = request;
  if (typeof body === 'object' && body !== null && !(body instanceof Map)) return readOsmandBody(body);
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const form = body instanceof Map ? [...body] : [];
  return readOsmandQuery(new Map([...query, ...form] as [string, string][]), receivedAt);
}

interface Intake {
  readonly receiver: Receiver;
  readonly protocol: 'osmand' | 'traccar';
  readonly read: (request: FastifyRequest, receivedAt: Date) => IdentifiedPositions;
}

const refuse = (reply: FastifyReply, status: number, detail: string) =>
  reply.code(status).send({ status, detail });

const createHandler =
  ({ receiver, protocol, read }: Intake) =>
  async (request: FastifyRequest<KeyInPath>, reply: FastifyReply) => {
    const receivedAt = new Date();
    const company = await receiver.directory.findCompany(readKey(request));
    if (company === null) return refuse(reply, 401, 'This address or key is not valid.');
    const { identifier, positions } = read(request, receivedAt);
    const tracker = await receiver.directory.findWebTracker(company, identifier);
    if (tracker === null) {
      receiver.noteRefused(company, identifier, protocol, receivedAt);
      return refuse(reply, 404, 'Nobody registered a device with this identifier.');
    }
    await receiver.storePositions(tracker, protocol, positions, receivedAt);
    return reply.code(200).send();
  };

/** The server of phones and Traccar servers, before its routes. Its log is that of the whole service. */
export const createIntakeServer = (config: Config): FastifyInstance =>
  Fastify({
    ...loggingOptions(config),
    bodyLimit: LARGEST_BODY,
    requestTimeout: 30_000,
    keepAliveTimeout: 75_000,
  });

/** OsmAnd's protocol and positions that a Traccar server forwards. The answer 200 means: stored. */
export function registerIntake(app: FastifyInstance, receiver: Receiver): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new Map(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof UnreadablePosition) return refuse(reply, 400, error.message);
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 503;
    if (status < 500) return refuse(reply, status, getErrorText(error));
    if (!(error instanceof StoreIsFull)) app.log.error({ err: error }, 'a position was not stored');
    return reply.header('retry-after', '5').code(503).send({ status: 503, detail: 'Try again soon.' });
  });
  const osmand = createHandler({ receiver, protocol: 'osmand', read: readOsmand });
  const traccar = createHandler({
    receiver,
    protocol: 'traccar',
    read: ({ body }) => readTraccarPosition(body),
  });
  for (const url of ['/osmand', '/osmand/:key']) {
    app.get(url, osmand);
    app.post(url, osmand);
  }
  for (const url of ['/traccar', '/traccar/:key']) app.post(url, traccar);
}
