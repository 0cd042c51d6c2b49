import { lookupEndpoints, lookupId, srmOnboardingEndpoints } from '@portal/shared/contract';
import { openDesk, runApi, type Desk } from './desk';
import { call } from './api';
import type { Stack } from './stack';

interface Amount {
  readonly vehicles: number;
  readonly customers: number;
  readonly trips?: number;
  /** All vehicles are booked for three months. */
  readonly isBooked?: boolean;
}

/** A supplier with rental management set up, a fleet, customers and their trips. */
export async function openRentalDesk(
  stack: Pick<Stack, 'api' | 'dataFolder'>,
  { vehicles, customers, trips = 0, isBooked = false }: Amount,
): Promise<Desk> {
  const desk = await openDesk(stack);
  const countries = await call(desk, lookupEndpoints.countries, {});
  const country = lookupId(countries.find(({ code }) => code === 'AE') ?? {});
  const body = { country, taxNumber: '100123456700003', termsNCondition: '<p>Drive well.</p>' };
  await call(desk, srmOnboardingEndpoints.update, { body });
  const amount = { vehicles, customers, trips };
  const words = Object.entries(amount).flatMap(([name, rows]) => [`--${name}`, String(rows)]);
  await runApi(
    stack,
    'demo/fill-srm.ts',
    '--company',
    desk.companyId,
    ...words,
    ...(isBooked ? ['--booked'] : []),
  );
  return desk;
}
