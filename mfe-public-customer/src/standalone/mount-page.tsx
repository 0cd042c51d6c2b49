import { addBasePath } from '@portal/shared/base-path';
import type { PortalConfig } from '@portal/shared/contract';
import { GlobalStyle } from '@portal/shared/ui/document';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './read-config';

declare let __webpack_public_path__: string;

type WritePage = (config: PortalConfig | null) => ReactNode;

/**
 * Draws a production page of its own into the document.
 * @throws when the document has no place for it
 */
export function mountPage(writePage: WritePage): void {
  // The build knows no base path. Servers of development have addresses of their own.
  if (process.env.NODE_ENV === 'production') __webpack_public_path__ = addBasePath(__webpack_public_path__);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <>
      <GlobalStyle />
      {writePage(readConfig())}
    </>,
  );
}
