import type { Page } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import type { Locale } from '@portal/shared/i18n/locales';

/** How a screen is drawn. The width is that of a desk's screen, of a phone or of a screen on a wall, in pixels. */
export interface Look {
  readonly locale: Locale;
  readonly width: 1440 | 390 | 1920;
  readonly theme?: 'light' | 'dark';
  readonly country?: CountryCode;
}

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isPublic?: boolean;
  /** What happens before the picture is taken. */
  readonly open?: (page: Page) => Promise<void>;
  readonly looks: readonly Look[];
}

const desk: Look = { locale: 'en', width: 1440 };
const wall: Look = { locale: 'en', width: 1920, theme: 'dark' };
const darkDesk: Look = { ...desk, theme: 'dark' };
const arabicDesk: Look = { locale: 'ar', width: 1440 };
const hindiDesk: Look = { locale: 'hi', width: 1440, country: 'in' };
const phone: Look = { locale: 'en', width: 390 };
const darkPhone: Look = { ...phone, theme: 'dark' };
const arabicPhone: Look = { locale: 'ar', width: 390 };
const hindiPhone: Look = { locale: 'hi', width: 390, country: 'in' };

const pressSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').waitFor();
};

const followFirst =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').locator(`a[href*="${address}"]`).first().click();
    await page.waitForURL(`**${address}**`);
  };

/** A button of the page, not of the frame around it, in any of the three languages. */
const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
  };

const endFirstTrip = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(End trip|ट्रिप पूरी करें)$/ })
    .first()
    .click();
  await page.waitForURL('**/srm/end-trip/**');
};

/** The screens that people see most, in three languages, two themes and two widths. */
export const screens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    isPublic: true,
    looks: [desk, arabicPhone, { ...hindiPhone, theme: 'dark' }],
  },
  { name: 'register', path: '/register', isPublic: true, looks: [phone, arabicDesk] },
  { name: 'reset-password', path: '/ae/reset-password', isPublic: true, looks: [hindiPhone] },
  { name: 'not-found', path: '/nonsense', isPublic: true, looks: [desk, arabicPhone] },
  { name: 'dashboard', path: '/', looks: [desk, darkDesk, arabicDesk, hindiPhone] },
  {
    name: 'enquiries',
    path: '/enquiries',
    looks: [desk, phone, hindiDesk, { ...arabicPhone, theme: 'dark' }],
  },
  { name: 'listings', path: '/listings', looks: [desk, phone, { ...arabicDesk, theme: 'dark' }, hindiPhone] },
  { name: 'listing', path: '/listings', open: followFirst('/listings/view/'), looks: [desk, arabicPhone] },
  { name: 'srm-dashboard', path: '/srm/dashboard', looks: [desk, hindiPhone] },
  { name: 'today', path: '/srm/today', looks: [desk, phone, arabicDesk] },
  { name: 'wall-screen', path: '/srm/today?view=wall', looks: [wall] },
  { name: 'ongoing-trips', path: '/srm/ongoing-trips', looks: [desk, arabicPhone, darkPhone] },
  { name: 'new-trip', path: '/srm/trips/new', looks: [desk, arabicPhone] },
  {
    name: 'end-trip',
    path: '/srm/ongoing-trips',
    open: endFirstTrip,
    looks: [desk, hindiPhone],
  },
  { name: 'calendar', path: '/srm/calendar', looks: [desk, arabicDesk] },
  { name: 'vehicles', path: '/srm/manage-vehicles', looks: [desk, hindiPhone] },
  { name: 'customers', path: '/srm/customer-list', looks: [arabicDesk, phone] },
  { name: 'charges', path: '/srm/charges', looks: [desk] },
  { name: 'accounting', path: '/srm/accounting', looks: [hindiDesk] },
  { name: 'profile', path: '/profile', looks: [darkDesk, arabicPhone] },
  { name: 'search', path: '/', open: pressSearch, looks: [desk, arabicPhone] },
  // Each of the following in one look: together they show the parts that the screens above do not have.
  { name: 'login-india', path: '/in/login', isPublic: true, looks: [hindiDesk] },
  { name: 'enquiry', path: '/enquiries', open: press(/Nissan Patrol/), looks: [desk] },
  { name: 'enquiry-insights', path: '/enquiries', open: press(/^Insights$/), looks: [darkDesk] },
  { name: 'import-listings', path: '/listings', open: press(/^استيراد/), looks: [arabicDesk] },
  { name: 'new-listing', path: '/listings', open: followFirst('/listings/add/'), looks: [arabicPhone] },
  { name: 'shared-photos', path: '/listings/shared-photos', looks: [arabicPhone] },
  { name: 'notifications', path: '/', open: press(/^Notifications/), looks: [desk] },
  { name: 'help', path: '/', open: press(/help/i), looks: [phone] },
  { name: 'account-menu', path: '/', open: press(/Dune & Drive/), looks: [darkPhone] },
  { name: 'completed-trips', path: '/srm/completed-trips', looks: [arabicDesk] },
  { name: 'incomplete-trips', path: '/srm/incomplete-trips', looks: [darkPhone] },
  { name: 'new-vehicle', path: '/srm/manage-vehicles/add', looks: [hindiDesk] },
  {
    name: 'vehicle',
    path: '/srm/manage-vehicles',
    open: followFirst('/srm/manage-vehicles/edit/'),
    looks: [arabicPhone],
  },
  { name: 'new-customer', path: '/srm/customer-list/add', looks: [arabicPhone] },
  {
    name: 'customer',
    path: '/srm/customer-list',
    open: followFirst('/srm/customer-details/'),
    looks: [desk],
  },
  { name: 'import-customers', path: '/srm/customer-list', open: press(/^Import/), looks: [phone] },
  { name: 'desk-settings', path: '/srm/settings', looks: [arabicDesk] },
  { name: 'tax-rules', path: '/srm/tax-info/country', looks: [hindiPhone] },
  { name: 'contract-terms', path: '/srm/contracts/edit', looks: [darkDesk] },
  { name: 'activity', path: '/profile/activity', looks: [hindiDesk] },
];
