import { createI18n, MessagesProvider, sharedMessages } from '@portal/shared/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders a piece of the kit with what every page has above it: messages and a router. */
export function renderUi(element: ReactElement): RenderResult {
  const i18n = createI18n();
  void i18n.add({ en: sharedMessages });
  return render(element, {
    wrapper: ({ children }) => (
      <MessagesProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </MessagesProvider>
    ),
  });
}
