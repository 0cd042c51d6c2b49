import { limits, lookupEndpoints, srmOnboardingEndpoints, type AgreementData } from '@portal/shared/contract';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => sessionStorage.clear());

const emirates = '0190b3c4-0000-7000-8000-0000000000ae';
const india = '0190b3c4-0000-7000-8000-00000000001d';
const countries = [
  { id: emirates, name: 'United Arab Emirates', code: 'AE' },
  { id: india, name: 'India', code: 'IN' },
  { id: '0190b3c4-0000-7000-8000-000000000077', name: 'Oman', code: 'OM' },
];
const trn = '100123456700003';
const tax = { country: emirates, taxNumber: trn };
const both = { ...tax, termsNCondition: '<p>Drive well.</p>' };

function open(path: string, ...states: (AgreementData | ReturnType<typeof refusal>)[]) {
  answer(lookupEndpoints.countries, [countries]);
  answer(srmOnboardingEndpoints.get, states);
  answer(srmOnboardingEndpoints.termsVersions, [{ list: [] }]);
  return renderPage(path);
}

describe('setting up rental management', () => {
  it('the setup begins with its purpose, and leads to the tax number', async () => {
    const { user, router, container } = open('/srm/dashboard', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to SRM' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/srm/intro');
    expect(screen.getByText('Protection against rental abuse')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Get started' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tax information' })).toBeVisible();
  });

  it('the setup asks for the number of the chosen country and keeps the input', async () => {
    const { user, router, container } = open('/srm/tax-info', null, tax);
    const sent = answer(srmOnboardingEndpoints.update, [
      refusal({
        status: 422,
        detail: 'Look at the fields',
        errors: [{ path: 'taxNumber', message: 'This TRN is not registered.' }],
      }),
      tax,
    ]);
    const country = await screen.findByRole('combobox', { name: 'Country of registration' });
    expect(country).toHaveValue(emirates);
    expect(screen.queryByRole('option', { name: 'Oman' })).not.toBeInTheDocument();
    await user.selectOptions(country, 'India');
    expect(screen.getByRole('textbox', { name: 'GST identification number (GSTIN)' })).toBeVisible();
    await user.selectOptions(country, 'United Arab Emirates');

    const number = screen.getByRole('textbox', { name: 'Tax registration number (TRN)' });
    await user.type(number, '12345');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findAllByText('Enter the TRN: 15 digits that begin with 1 and end with 03'),
    ).not.toHaveLength(0);
    expect(sent).toHaveLength(0);
    await user.clear(number);
    await user.type(number, '1001 2345 6700 003');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findAllByText('This TRN is not registered.')).not.toHaveLength(0);
    expect(number).toHaveValue('100123456700003');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/contract'));
    expect(sent.at(-1)?.body).toEqual({ country: emirates, taxNumber: trn, licenceAuthority: '' });
  });

  it('the setup takes the terms and opens the area', async () => {
    const { user, router } = open('/srm/tax-info', tax, tax, both);
    const sent = answer(srmOnboardingEndpoints.update, [both]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract terms' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and open rental management' }));
    expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Start from an example' }));
    expect(await screen.findByRole('textbox', { name: 'Terms and conditions' })).toHaveTextContent(
      '{{companyName}} rents {{vehicleName}}',
    );
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByRole('region', { name: 'Preview' })).toHaveTextContent(
      'Al Noor Rent a Car rents Toyota Corolla 2025 with the plate DXB A 12345 to Sara Haddad',
    );
    await user.click(screen.getByRole('button', { name: 'Save and open rental management' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/dashboard'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ termsNCondition: expect.stringContaining('<h2>Driver</h2>') });
  });

  it('the setup opens the trip of the interrupted enquiry, once', async () => {
    const { user, router } = open('/srm/trips/new?enquiryId=e-7', tax, tax, both);
    answer(srmOnboardingEndpoints.update, [both]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contract terms' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start from an example' }));
    await screen.findByRole('textbox', { name: 'Terms and conditions' });
    await user.click(screen.getByRole('button', { name: 'Save and open rental management' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/trips/new'));
    expect(router.state.location.search).toBe('?enquiryId=e-7');
    await act(() => router.navigate('/srm/contract'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/dashboard'));
  });

  it('the terms page runs no script of stored terms, and names unknown details', async () => {
    open('/srm/contracts/edit', {
      ...tax,
      termsNCondition: '<p>Pay {{price}}<img src=x onerror="alert(1)"></p><script>alert(1)</script>',
    });
    expect(await screen.findByText(/No trip has a value for \{\{price\}\}/)).toBeVisible();
    const editor = await screen.findByRole('textbox', { name: 'Terms and conditions' });
    expect(editor).toHaveTextContent('Pay {{price}}');
    expect(editor.querySelector('script, img')).toBeNull();
  });

  it('the terms page refuses terms that are too long and names the limit', async () => {
    const { user } = open('/srm/contracts/edit', {
      ...tax,
      termsNCondition: `<p>${'x'.repeat(limits.trip.termsMax)}</p>`,
    });
    const editor = await screen.findByRole('textbox', { name: 'Terms and conditions' });
    expect(editor).toBeVisible();
    expect(screen.getByText('20,007 of 20,000 characters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start from an example' }));
    await user.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(await screen.findByRole('region', { name: 'Unsaved changes' })).toBeVisible();
  });

  it('the tax number can be changed later', async () => {
    const { user, router } = open('/srm/tax-info/edit', both);
    const sent = answer(srmOnboardingEndpoints.update, [refusal({ status: 500, detail: 'Boom' }), both]);
    const number = await screen.findByRole('textbox', { name: 'Tax registration number (TRN)' });
    expect(number).toHaveValue(trn);
    await user.clear(number);
    await user.type(number, '100999999900003');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Boom')).toBeVisible();
    expect(number).toHaveValue('100999999900003');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/srm/dashboard'));
    expect(sent).toHaveLength(2);
  });

  it('the gate says so if the setup state fails to load, and retries', async () => {
    const { user } = open('/srm/dashboard', refusal({ status: 500, detail: '' }), both);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch SRM onboarding status');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'SRM Dashboard' })).toBeVisible();
  });
});
