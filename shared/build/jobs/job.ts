import type { Compilation, Configuration } from 'webpack';
import type { Kind } from '../releases/folders';

/** One thing to build: the shell, the customer's page or a remote. */
export interface Job {
  readonly kind: Kind;
  readonly packageName: string;
  readonly version: string;
  /** Where webpack writes. Moved to the version's folder when the build succeeds. */
  readonly workFolder: string;
  /** Those for the browser first. */
  readonly configs: readonly [Configuration, ...Configuration[]];
  /** Writes what the gateway needs to know about the build into the work folder. The compilations are those of `configs`. */
  describe(...compilations: readonly [Compilation, ...Compilation[]]): Promise<void>;
}
