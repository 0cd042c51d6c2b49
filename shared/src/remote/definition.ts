import type { RouteObject } from 'react-router-dom';
import type { MessageSource } from '../i18n';
import type { Portal } from '../portal';

/** What a remote exposes as `./remote`. */
export interface RemoteDefinition {
  /** As in its `remote.json`. */
  readonly name: string;
  readonly contract: number;
  /** Its message catalogue by locale; English is the one every other falls back to. */
  readonly messages?: MessageSource;
  /** Route objects with absolute paths, `lazy` per page. */
  readonly routes: RouteObject[];
  /**
   * Begins to read what the first view of a page shows, beside the code that shows it (`preloadQuery`). Called when the portal is opened at
   * one of the remote's addresses; resolves when the answers are there.
   */
  preload?(portal: Portal, address: URL): Promise<unknown>;
  /** Runs once when the remote is first loaded; what it returns runs when the remote is replaced. */
  setup?(portal: Portal): (() => void) | void;
}

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
