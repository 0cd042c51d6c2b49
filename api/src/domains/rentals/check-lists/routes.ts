import { srmCheckListEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { getLastCheckList } from './last-check-list';
import { addCheckList, changeCheckList, checkList } from './service';

export function registerCheckLists(app: FastifyInstance, deps: Deps): void {
  route(app, srmCheckListEndpoints.get, ({ query, user }) => checkList(deps, user, query));
  route(app, srmCheckListEndpoints.last, ({ query, user }) => getLastCheckList(deps, user, query.vehicleId));
  route(app, srmCheckListEndpoints.create, ({ body, user }) => addCheckList(deps, user, body));
  route(app, srmCheckListEndpoints.update, ({ body, user }) => changeCheckList(deps, user, body));
}
