import { srmSettingsEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { changeSettings, ownSettings } from './service';

export function registerRentalSettings(app: FastifyInstance, deps: Deps): void {
  route(app, srmSettingsEndpoints.get, ({ user }) => ownSettings(deps, user));
  route(app, srmSettingsEndpoints.update, ({ body, user }) => changeSettings(deps, user, body));
}
