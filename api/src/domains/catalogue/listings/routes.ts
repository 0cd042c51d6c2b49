import {
  listingChangeEndpoints as changes,
  vehicleEndpoints,
  vehicleLevelEndpoints as levels,
} from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { bulkRates, bulkVisibility, restoreRates } from './bulk';
import { importListings } from './import';
import { createListing, updateLevelOne } from './level-one';
import { getLevelThree, saveLevelThree } from './level-three';
import { getLevelTwo, saveLevelTwo } from './level-two';
import { listingsPage } from './list';
import { toggleVisibility } from './publishing';
import { removeListing, restoreListing } from './removal';
import { getDefaults } from './get-defaults';
import { getLevelOne, getLevelsFilled } from './read';

export function registerListings(app: FastifyInstance, deps: Deps): void {
  route(app, vehicleEndpoints.list, ({ query, user }) => listingsPage(deps, user, query));
  route(app, vehicleEndpoints.levelsFilled, ({ query, user }) =>
    getLevelsFilled(deps, user, query.vehicleId),
  );
  route(app, vehicleEndpoints.toggleVisibility, ({ body, user }) => toggleVisibility(deps, user, body));
  registerLevels(app, deps);
  registerChanges(app, deps);
}

function registerChanges(app: FastifyInstance, deps: Deps): void {
  route(app, changes.remove, ({ query, user }) => removeListing(deps, user, query.vehicleId));
  route(app, changes.restore, ({ body, user }) => restoreListing(deps, user, body.vehicleId));
  route(app, changes.bulkVisibility, ({ body, user }) => bulkVisibility(deps, user, body));
  route(app, changes.bulkRates, ({ body, user }) => bulkRates(deps, user, body));
  route(app, changes.restoreRates, ({ body, user }) => restoreRates(deps, user, body));
  route(app, changes.importRows, ({ body, user }) => importListings(deps, user, body));
}

/** POST and PUT of levels two and three do the same, so that a repeated POST does not fail. */
function registerLevels(app: FastifyInstance, deps: Deps): void {
  route(app, levels.levelOneDefaults, ({ user }) => getDefaults(deps, user));
  route(app, levels.levelOne, ({ query, user }) => getLevelOne(deps, user, query.vehicleId));
  route(app, levels.createLevelOne, ({ body, user }) => createListing(deps, user, body));
  route(app, levels.updateLevelOne, ({ body, user }) => updateLevelOne(deps, user, body));
  route(app, levels.levelTwo, ({ query, user }) => getLevelTwo(deps, user, query.vehicleId));
  route(app, levels.createLevelTwo, ({ body, user }) => saveLevelTwo(deps, user, body));
  route(app, levels.updateLevelTwo, ({ body, user }) => saveLevelTwo(deps, user, body));
  route(app, levels.levelThree, ({ query, user }) => getLevelThree(deps, user, query.vehicleId));
  route(app, levels.createLevelThree, ({ body, user }) => saveLevelThree(deps, user, body));
  route(app, levels.updateLevelThree, ({ body, user }) => saveLevelThree(deps, user, body));
}
