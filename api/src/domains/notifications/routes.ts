import { notificationEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { changeChoices, readChoices } from './choices';
import { markAllRead, markRead } from './mark-read';
import { addDevice, listDevices, removeDevice } from './push/devices';
import { countUnread, getNotification, listNotifications } from './read-notifications';

export function registerNotifications(app: FastifyInstance, deps: Deps): void {
  route(app, notificationEndpoints.list, ({ query, user }) => listNotifications(deps, user, query));
  route(app, notificationEndpoints.unread, ({ user }) => countUnread(deps, user));
  route(app, notificationEndpoints.devices, ({ user }) => listDevices(deps, user));
  route(app, notificationEndpoints.addDevice, ({ body, user }) => addDevice(deps, user, body));
  route(app, notificationEndpoints.removeDevice, ({ params, user }) =>
    removeDevice(deps, user, params.deviceId),
  );
  route(app, notificationEndpoints.choices, ({ user }) => readChoices(deps, user));
  route(app, notificationEndpoints.changeChoices, ({ body, user }) => changeChoices(deps, user, body));
  route(app, notificationEndpoints.get, ({ params, user }) =>
    getNotification(deps, user, params.notificationId),
  );
  route(app, notificationEndpoints.read, ({ body, user }) => markRead(deps, user, body.notificationId));
  route(app, notificationEndpoints.readAll, ({ body, user }) => markAllRead(deps, user, body.until));
}
