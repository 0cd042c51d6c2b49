import type { ProviderConfig } from '../../../../config';
import { createFolderProvider } from './create-folder-provider';
import { createHttpProvider } from './create-http-provider';
import type { DocumentProvider } from './document-provider';

/** The provider that is set up; null if documents are not sent. */
export function createProvider(config: ProviderConfig | null): DocumentProvider | null {
  if (config === null) return null;
  return config.kind === 'files' ? createFolderProvider(config.folder) : createHttpProvider(config);
}
