import { createContext, useContext, type ReactNode } from 'react';
import { MessagesProvider, sharedMessages } from '../i18n';
import type { Portal } from './portal';

const PortalContext = createContext<Portal | null>(null);

/** Puts the portal and its messages above a page. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  void portal.i18n.add({ en: sharedMessages });
  return (
    <PortalContext value={portal}>
      <MessagesProvider i18n={portal.i18n}>{children}</MessagesProvider>
    </PortalContext>
  );
}

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalProvider is missing above this component');
  return portal;
}
