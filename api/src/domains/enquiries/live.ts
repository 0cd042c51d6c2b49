import type { Enquiry } from '@portal/shared/contract';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { eventText } from '../../plugins/live/frame';
import type { HubSource } from '../../plugins/live/hub';
import { enquiryColumns, type EnquiryRow } from './store';
import { toViews } from './view';

/**
 * Events of enquiries and other events of an agent, for the live streams, each with the enquiry as it is now,
 * masked if it is.
 */
export const liveSource = (deps: Deps): HubSource => ({
  async newest(userId) {
    const selectNewestId = (table: 'enquiryEvents' | 'agentEvents') =>
      deps.db
        .selectFrom(table)
        .select((select) => select.fn.max('id').as('id'))
        .where('userId', '=', userId)
        .executeTakeFirst();
    const newest = await Promise.all([selectNewestId('enquiryEvents'), selectNewestId('agentEvents')]);
    return Math.max(...newest.map((row) => row?.id ?? 0));
  },

  async after(userId, id, limit) {
    const rows = await eventsAfter(deps.db, userId, id, limit);
    const enquiries = rows.flatMap((row) => (isEnquiryEvent(row) ? [row] : []));
    const views = await toViews(deps, enquiries, deps.clock.now());
    const shown = new Map(enquiries.map(({ eventId }, index) => [eventId, views[index] as Enquiry]));
    return rows.map(({ eventId, kind, at, data }) => {
      const enquiry = shown.get(eventId);
      return {
        id: eventId,
        text: eventText(kind, enquiry ? { kind, at: at.toISOString(), enquiry } : data, eventId),
      };
    });
  },

  async living(sessionIds) {
    const rows = await deps.db
      .selectFrom('refreshFamilies as family')
      .innerJoin('users', 'users.id', 'family.userId')
      .select('family.id')
      .where('family.id', 'in', [...sessionIds])
      .where('family.endedAt', 'is', null)
      .where('users.deletedAt', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
});

/**
 * One statement, so that both see one moment. With two, the later could see an event above one that the
 * earlier missed.
 */
const eventsAfter = (db: Deps['db'], userId: string, id: number, limit: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('enquiryEvents')
        .select(['id', sql<string>`kind`.as('kind'), 'at', 'enquiryId', sql<unknown>`null::jsonb`.as('data')])
        .where('userId', '=', userId)
        .where('id', '>', id)
        .unionAll(
          eb
            .selectFrom('agentEvents')
            .select(['id', 'kind', 'at', sql<string>`null::uuid`.as('enquiryId'), 'data'])
            .where('userId', '=', userId)
            .where('id', '>', id),
        )
        .orderBy('id')
        .limit(limit)
        .as('event'),
    )
    .leftJoin('enquiries', (join) =>
      join.onRef('enquiries.id', '=', 'event.enquiryId').on('enquiries.userId', '=', userId),
    )
    .select(['event.id as eventId', 'event.kind', 'event.at', 'event.data', ...enquiryColumns])
    .orderBy('event.id')
    .execute();

type EventRow = Awaited<ReturnType<typeof eventsAfter>>[number];
const isEnquiryEvent = (row: EventRow): row is EventRow & EnquiryRow => row.data === null;

/** Anything but a number of ours counts as none: the reader learns that the stream was not resumed. */
export const readLastEventId = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
