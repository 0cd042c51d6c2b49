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
  /** Runs once when the remote is first loaded; what it returns runs when the remote is replaced. */
  setup?(portal: Portal): (() => void) | void;
}

export const defineRemote = (definition: RemoteDefinition): RemoteDefinition => definition;
