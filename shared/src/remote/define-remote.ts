import type { RouteObject } from 'react-router-dom';
import type { MessageSource } from '../i18n';
import type { Portal } from '../portal';

/** What a remote exposes as `./remote`. */
export interface RemoteDefinition {
  /** As in its `remote.json`. */
  readonly name: string;
  readonly contract: number;
  /** Its message catalogue by locale. All others fall back to English. */
  readonly messages?: MessageSource;
  /** Route objects with absolute paths, `lazy` per page. */
  readonly routes: RouteObject[];
  /**
   * Begins to read what the first view of a page shows, while the page's code loads (`preloadQuery`). Called
   * when the portal is opened at one of the remote's addresses. Resolves when the answers have arrived.
   */
  preload?(portal: Portal, address: URL): Promise<unknown>;
  /** Runs once when the remote is first loaded. The returned function runs when the remote is replaced. */
  setup?(portal: Portal): (() => void) | void;
}

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
