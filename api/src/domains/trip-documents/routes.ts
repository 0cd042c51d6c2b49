import { srmTripDocumentEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { mailTripDocument } from './mail-trip-document';

export function registerTripDocuments(app: FastifyInstance, deps: Deps): void {
  route(app, srmTripDocumentEndpoints.send, ({ body, user, reply }) =>
    mailTripDocument(deps, user, body, reply),
  );
}
