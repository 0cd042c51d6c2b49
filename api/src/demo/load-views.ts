import { addDays, DAY } from '@portal/shared/contract';
import type { Deps } from '../deps';
import { getToday } from '../time/today';

const DAYS = 120;
/**
 * The demo's own listings, which are the first. Listings that a visitor adds, perhaps thousands, get no
 * views.
 */
const LISTINGS = 60;
/** Begins with Sunday: people look for a vehicle before the weekend. */
const week = [0.8, 0.75, 0.85, 1, 1.3, 1.45, 1.15];

/** Adds views for each day that has none: a demo that nobody used is up to date at its next start. */
export async function loadDemoViews({ db, country, clock }: Deps, userId: string): Promise<void> {
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'code', 'createdAt'])
    .where('userId', '=', userId)
    .where('isVisible', '=', true)
    .orderBy('createdAt')
    .limit(LISTINGS)
    .execute();
  listings.sort((a, b) => (a.code < b.code ? -1 : 1));
  const today = getToday(country, clock.now());
  const rows = listings.flatMap(({ id, createdAt }, number) =>
    Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1))
      .filter((day) => day >= getToday(country, createdAt))
      .map((day) => ({ listingId: id, userId, day, count: viewsOn(day, number) })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('listingViews')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['userId', 'listingId', 'day']).doNothing())
    .execute();
}

/** The first listings get the most views, and no two days are equal. Always the same for the same day. */
export function viewsOn(day: string, number: number): number {
  const days = Date.parse(day) / DAY;
  const weekday = new Date(day).getUTCDay();
  const chance = ((days * 37 + number * 53) % 17) / 17;
  const season = 1 + 0.2 * Math.sin(days / 9);
  return Math.max(
    1,
    Math.round((26 / (1 + number * 0.6)) * (week[weekday] ?? 1) * season * (0.7 + 0.6 * chance)),
  );
}
