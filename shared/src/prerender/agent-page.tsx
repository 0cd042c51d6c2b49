import type { ComponentType } from 'react';
import type { RemoteDefinition } from '@portal/shared/remote';
import { drawView, type View } from './draw-view';
import { createStillPortal } from './still-portal';

/** A remote's page for signed-in agents before anything is known. The shell's frame adds the global style. */
export async function drawAgentPage(
  remote: RemoteDefinition,
  path: string,
  Component: ComponentType,
): Promise<View> {
  const portal = createStillPortal();
  if (remote.messages) await portal.i18n.add(remote.messages);
  return drawView({ portal, path, routes: [{ path: '*', Component }] });
}
