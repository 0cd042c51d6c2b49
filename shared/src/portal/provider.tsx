import { createContext, useContext, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { isApiError, isCancelled } from '../api';
import { MessagesProvider } from '../i18n';
import type { Portal } from './portal';

const PortalContext = createContext<Portal | null>(null);

/** Provides the portal, its messages and the one SWR configuration to a page. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <PortalContext value={portal}>
      <MessagesProvider i18n={portal.i18n}>
        <SWRConfig
          value={{
            shouldRetryOnError: false,
            onError: (error: unknown) => {
              if (isCancelled(error)) return;
              portal.notify({
                title: portal.i18n.t('shared.somethingWentWrong'),
                description: isApiError(error) ? error.message : undefined,
                tone: 'destructive',
              });
            },
          }}
        >
          {children}
        </SWRConfig>
      </MessagesProvider>
    </PortalContext>
  );
}

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalProvider is missing above this component');
  return portal;
}
