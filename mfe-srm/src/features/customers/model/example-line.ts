import type { CountryCode } from '@portal/shared/contract';
import { listTemplateColumns, type Cells } from './import-columns';

const byCountry = {
  ae: {
    callingCode: '+971',
    phone: '501112267',
    nationality: 'United Kingdom',
    emiratesId: '784-1990-1234567-6',
  },
  in: { callingCode: '+91', phone: '9811122267', nationality: 'India' },
} as const satisfies Record<CountryCode, Partial<Cells>>;

const later = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4, 8)}01`;

/** One line that would be accepted unchanged. */
export function exampleLine(country: CountryCode, today: string): string[] {
  const cells: Partial<Cells> = {
    name: 'Amelia Clarke',
    email: 'amelia.clarke@mail.example',
    passport: 'GB1234567',
    passportUntil: later(today, 5),
    licence: 'DL-7654321',
    licenceUntil: later(today, 3),
    ...byCountry[country],
  };
  return listTemplateColumns(country).map((column) => cells[column] ?? '');
}
