import { createI18n, MessagesProvider } from '@portal/shared/i18n';
import { testConfig } from '@portal/shared/testing';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import en from '../messages/en.messages.json';
import { paths } from '../paths';
import { StandalonePage, type StandalonePageProps } from './StandalonePage';

function renderPage(props: Partial<StandalonePageProps> = {}) {
  const i18n = createI18n();
  void i18n.add({ en });
  return render(
    <MessagesProvider i18n={i18n}>
      <StandalonePage path={paths.form} hasToken config={testConfig} {...props} />
    </MessagesProvider>,
  );
}

describe('the customer\u2019s page on its own', () => {
  it.each([
    [paths.form, 'This form is not available in this release', 'Your details · Fleetdesk'],
    [`${paths.form}/`, 'This form is not available in this release', 'Your details · Fleetdesk'],
    [paths.success, 'There is nothing to confirm here', 'Your details · Fleetdesk'],
    ['/login', 'This page doesn\u2019t exist!', 'Page not found · Fleetdesk'],
  ])('answers %s', async (path, heading, title) => {
    const { container } = renderPage({ path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('img', { name: 'Fleetdesk' })).toBeVisible();
    expect(document.title).toBe(title);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('stands without brand and contacts when the configuration cannot be read', () => {
    renderPage({ config: null });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.title).toBe('Your details');
  });
});
