import { publicListingPath, writePublicListingPath, type CountryCode } from '@portal/shared/contract';
import { describePlainPages, renderPlainPage, temporaryToken } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { paths } from './model/paths';
import remote from './remote';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const openByLink = (country: CountryCode) => ({
  address: `${paths.form}#token=${temporaryToken(country)}`,
  userId: null,
  countries: [country],
});

describePlainPages(remote, {
  [paths.form]: [openByLink('ae'), openByLink('in'), { address: paths.form, userId: null }],
  [paths.success]: [{ address: paths.success, userId: null }],
  [paths.payment]: [{ address: paths.payment, userId: null }],
  [`${publicListingPath}/:country/:linkId`]: (['ae', 'in'] as const).map((country) => ({
    address: writePublicListingPath(country, '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11'),
    userId: null,
    countries: [country],
  })),
});

test.each(['ae', 'in'] as const)(
  'in %s a customer sends the form with the stated fields alone',
  async (country) => {
    const page = renderPlainPage(remote, `${paths.form}#token=${temporaryToken(country)}`, {
      country,
      isSignedIn: false,
    });
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    expect(name).toHaveValue('Asha Rao');
    expect(screen.queryByLabelText(/valid until/i)).not.toBeInTheDocument();
    await page.user.clear(name);
    await page.user.type(name, 'Asha R. Rao');
    await page.user.upload(
      await screen.findByLabelText(/^Photo of the passport/),
      new File(['x'], 'passport.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByLabelText(/^Another page of the passport/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: /may use/ }));
    await page.user.click(screen.getByRole('button', { name: /^Send/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
    await page.expectPlain();
    expect(page.calls).toContain('PUT /srm-customers');
    expect(page.router.state.location.pathname).toBe(paths.success);
  },
);
