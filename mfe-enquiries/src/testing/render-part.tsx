import type { Portal } from '@portal/shared/portal';
import { createTestPortal, renderRoutes, createExpiringToken } from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import desk from '../messages/desk.en.messages.json';
import en from '../messages/en.messages.json';

export const userId = '0190b3c4-0000-7000-8000-0000000000aa';
const token = createExpiringToken(900_000, { userId });

/** The portal of a signed-in agent. */
export function agentsPortal(): Portal {
  const portal = createTestPortal();
  portal.session.start({ token, refreshToken: token, userId });
  return portal;
}

/** Renders a part of a page as in the portal, and returns user-event. */
export function renderPart(part: ReactNode, portal: Portal = agentsPortal()) {
  const messages = { messages: { en: { ...en, ...desk } } };
  return {
    ...renderRoutes([{ path: '*', element: part }], '/enquiries', { portal, remote: messages }),
    user: userEvent.setup(),
  };
}
