import type { Page } from '@playwright/test';
import type { CountryCode } from '@portal/shared/contract';
import type { Locale } from '@portal/shared/i18n/locales';

/** How a screen is drawn. The width is that of a desk's screen or of a phone, in pixels. */
export interface Look {
  readonly locale: Locale;
  readonly width: 1440 | 390;
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
];
