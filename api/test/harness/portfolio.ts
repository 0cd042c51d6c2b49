import {
  addDays,
  limits,
  listingChangeEndpoints,
  portfolioEndpoints,
  type EnquiryStatus,
  type Portfolio,
  type VehicleFigures,
} from '@portal/shared/contract';
import { getToday } from '../../src/time/today';
import { enquiryBody, type Supplier } from './enquiries';
import type { TestApp } from './start-test-app';

const MINUTE = 60_000;

/** A calendar day of the app's country. */
export const dayAgo = (app: TestApp, days: number): string =>
  addDays(getToday(app.deps.country, app.clock.now()), -days);

/** A moment on such a day, in Dubai time. */
export const onDay = (app: TestApp, daysAgo: number, time = '12:00'): Date =>
  new Date(`${dayAgo(app, daysAgo)}T${time}:00+04:00`);

export const getPortfolio = (app: TestApp, { token }: Pick<Supplier, 'token'>, query: object = {}) =>
  app.client<Required<Portfolio>>(portfolioEndpoints.get, { token, query: { ...query } });

export const getVehicleFigures = (app: TestApp, { token }: Pick<Supplier, 'token'>, query: object) =>
  app.client<VehicleFigures[]>(portfolioEndpoints.vehicles, { token, query: { ...query } });

export const lookAt = (app: TestApp, vehicleId: string) =>
  app.client(listingChangeEndpoints.recordView, { body: { vehicleId } });

interface Past {
  readonly at: Date;
  /** Minutes until it was answered; without them it expired. */
  readonly answeredAfter?: number;
  readonly vehicleId?: string;
}

/** An enquiry of a past day, moved on as the rules allow. */
export async function addPast(
  app: TestApp,
  supplier: Supplier,
  { at, answeredAfter, vehicleId }: Past,
): Promise<void> {
  const { car, name, phone, email, rentalStartDate, rentalEndDate } = enquiryBody(app, {}) as ReturnType<
    typeof enquiryBody
  > & { name: string };
  const id = crypto.randomUUID();
  await app.db
    .insertInto('enquiries')
    .values({
      id,
      userId: supplier.userId,
      companyId: supplier.companyId,
      vehicleId: vehicleId ?? null,
      car: JSON.stringify(car),
      name,
      phone,
      email,
      message: '',
      rentalStart: rentalStartDate,
      rentalEnd: rentalEndDate,
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(at.getTime() + limits.enquiry.expiry),
    })
    .execute();
  const move = (status: EnquiryStatus, minutes: number) =>
    app.db
      .updateTable('enquiries')
      .set({ status, updatedAt: new Date(at.getTime() + minutes * MINUTE) })
      .where('id', '=', id)
      .execute();
  if (answeredAfter === undefined) return void (await move('EXPIRED', 30));
  await move('AGENTVIEW', Math.min(answeredAfter, 1));
  await move('CONTACTED', answeredAfter);
}
