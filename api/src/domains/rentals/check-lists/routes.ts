import { srmCheckListEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { addCheckList, changeCheckList, checkList } from './service';

export function registerCheckLists(app: FastifyInstance, deps: Deps): void {
  route(app, srmCheckListEndpoints.get, ({ query, user }) => checkList(deps, user, query));
  route(app, srmCheckListEndpoints.create, ({ body, user }) => addCheckList(deps, user, body));
  route(app, srmCheckListEndpoints.update, ({ body, user }) => changeCheckList(deps, user, body));
}
