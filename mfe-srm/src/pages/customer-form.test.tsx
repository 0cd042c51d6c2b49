import { srmCustomerEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  aCustomer,
  licenceScan,
  passportScan,
  serveCountries,
  serveCustomer,
  serveCustomers,
} from '../testing/customers';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
  serveCountries();
  serveCustomers([]);
});

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const fill = async (user: UserEvent, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field = await box(new RegExp(`^${name}`));
    await user.clear(field);
    await user.type(field, value);
  }
};
const contact = { Name: 'Anna Petrova', Phone: '050 111 2267', 'E-mail': 'Anna@Mail.example' };
const wireContact = {
  countryCode: '+971',
  customerName: 'Anna Petrova',
  phoneNumber: '501112267',
  email: 'anna@mail.example',
};
const add = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add customer' }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const editPath = `/srm/customer-details/${buildId(1)}?part=edit`;

describe('a new customer', () => {
  test('an incomplete form names what is missing, and sends nothing', async () => {
    const sent = answer(srmCustomerEndpoints.create, [{ customerId: buildId(1) }]);
    const { user, container } = renderPage('/srm/customer-list/add');
    expect(await screen.findByRole('heading', { level: 1, name: 'Add a customer' })).toBeVisible();
    await add(user);
    expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0);
    await fill(user, contact);
    await add(user);
    const missing = await screen.findAllByText('Enter a passport number or a driving licence number');
    expect(missing).not.toHaveLength(0);
    expect(sent).toHaveLength(0);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a customer with the contact alone is sent without documents', async () => {
    serveCustomer(aCustomer(1));
    const sent = answer(srmCustomerEndpoints.create, [{ customerId: buildId(1), version: 1 }]);
    const { user, router } = renderPage('/srm/customer-list/add');
    await user.click(await screen.findByRole('radio', { name: /Contact only/ }));
    expect(screen.queryByRole('textbox', { name: /Passport number/ })).not.toBeInTheDocument();
    await fill(user, contact);
    await add(user);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/srm/customer-details/${buildId(1)}`));
    expect(sent.map(({ body }) => body)).toEqual([wireContact]);
  });

  test('a full customer is sent with the number without its prefix, and null for no picture', async () => {
    serveCustomer(aCustomer(1));
    const sent = answer(srmCustomerEndpoints.create, [{ customerId: buildId(1), version: 1 }]);
    const { user } = renderPage('/srm/customer-list/add');
    await fill(user, { ...contact, 'Driving licence number': 'dl 77 88' });
    await user.type(screen.getByRole('combobox', { name: /Nationality/ }), 'Fran');
    await user.click(await screen.findByRole('option', { name: 'France' }));
    await add(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ...wireContact,
      nationality: 'France',
      drivingLicenseNumber: 'DL7788',
      passport: [],
      drivingLicense: [],
      customerProfilePic: null,
    });
  });

  test('a passport of another customer is reported next to the field, with a link to them', async () => {
    const detail = 'Boris has this passport number already.';
    answer(srmCustomerEndpoints.create, [
      refusal({
        status: 409,
        code: 'duplicate_customer',
        detail,
        existingId: buildId(9),
        errors: [{ path: 'passportNumber', message: detail }],
      }),
    ]);
    const { user } = renderPage('/srm/customer-list/add');
    await fill(user, { ...contact, 'Passport number': 'N1234' });
    await add(user);
    expect(await screen.findAllByText(detail)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Open that entry' })).toHaveAttribute(
      'href',
      `/srm/customer-details/${buildId(9)}`,
    );
    expect(await box(/^Passport number/)).toHaveValue('N1234');
  });

  test('a nationality is found by what its people are called', async () => {
    const { user } = renderPage('/srm/customer-list/add');
    const nationality = await screen.findByRole('combobox', { name: /Nationality/ });
    await user.type(nationality, 'french');
    await user.click(await screen.findByRole('option', { name: 'France' }));
    expect(nationality).toHaveValue('France');
  });

  test('in the UAE the number of the identity card is checked, and sent in its digits', async () => {
    const sent = answer(srmCustomerEndpoints.create, [{ customerId: buildId(1), version: 1 }]);
    const { user } = renderPage('/srm/customer-list/add');
    const typed = { ...contact, 'Driving licence number': 'DL-1', 'Emirates ID': '784-1985-7654321-4' };
    await fill(user, typed);
    await add(user);
    const wrong = await screen.findAllByText('Enter the 15 digits as on the card, beginning with 784');
    expect(wrong).not.toHaveLength(0);
    await fill(user, { 'Emirates ID': '784-1985-7654321-3' });
    await add(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ emiratesId: '784198576543213' });
  });

  test('without the list of countries, the nationality is typed', async () => {
    answer((await import('@portal/shared/contract')).lookupEndpoints.countries, [notThere()]);
    const { user } = renderPage('/srm/customer-list/add');
    await user.type(await box(/Nationality/), 'Indian');
    expect(await box(/Nationality/)).toHaveValue('Indian');
  });
});

describe('a stored customer', () => {
  test('a customer is shown, changed and sent with version, scans and emptied fields', async () => {
    serveCustomer(aCustomer(1, { version: 4 }));
    const sent = answer(srmCustomerEndpoints.update, [{ customerId: buildId(1), version: 5 }]);
    const { user, router, container } = renderPage(editPath);
    const email = await box(/^E-mail/);
    expect(email).toHaveValue('anna1@mail.example');
    expect(await box('Phone')).toHaveValue('501112267');
    expect(screen.getByText('licence.png')).toBeVisible();
    expect(screen.getByText('passport.pdf')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await user.clear(email);
    await user.type(email, 'new@mail.example');
    await user.clear(await box(/^Passport number/));
    await save(user);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent[0]?.body).toMatchObject({
      customerId: buildId(1),
      version: 4,
      email: 'new@mail.example',
      passportNumber: '',
      countryCode: '+971',
      phoneNumber: '501112267',
      nationality: 'India',
      customerProfilePic: null,
      passport: [passportScan.id],
      drivingLicense: [licenceScan.id],
    });
  });

  test('a conflict with another change is resolved field by field', async () => {
    serveCustomer(
      aCustomer(1),
      aCustomer(1, { version: 2, email: 'theirs@mail.example', customerName: 'Anna P.' }),
    );
    const sent = answer(srmCustomerEndpoints.update, [
      refusal({ status: 409, code: 'changed_meanwhile', detail: 'Changed meanwhile' }),
      { customerId: buildId(1), version: 3 },
    ]);
    const { user } = renderPage(editPath);
    const name = await box('Name');
    await user.clear(name);
    await user.type(name, 'Anna Maria');
    await save(user);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'This customer was changed in the meantime' }),
    );
    expect(dialog.getByRole('radio', { name: 'Name, Yours: Anna Maria' })).toBeChecked();
    await user.click(
      dialog.getByRole('radio', { name: 'E-mail, Saved in the meantime: theirs@mail.example' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Continue with these' }));
    expect(await box('Name')).toHaveValue('Anna Maria');
    expect(await box(/^E-mail/)).toHaveValue('theirs@mail.example');
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      version: 2,
      customerName: 'Anna Maria',
      email: 'theirs@mail.example',
    });
  });

  test('a missing customer cannot be shown, nor retried', async () => {
    serveCustomer();
    answer(srmCustomerEndpoints.get, [refusal({ status: 404, detail: 'This customer is not there' })]);
    renderPage(editPath);
    expect(await screen.findByRole('heading', { name: 'This customer is not there' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to customers' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

test('Tab moves through the form and changes nothing', async () => {
  serveCustomer(aCustomer(1));
  const { user, container } = renderPage(editPath);
  expect(await box('Name')).not.toHaveValue('');
  await expectTabThroughChangesNothing(container, user);
});
