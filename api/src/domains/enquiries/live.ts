import type { Enquiry, LiveEnquiry } from '@portal/shared/contract';
import type { Deps } from '../../deps';
import { eventText } from '../../plugins/live/frame';
import type { HubSource } from '../../plugins/live/hub';
import { enquiryColumns } from './store';
import { viewsOf } from './view';

/** The events of enquiries for the live streams, each with the enquiry as it is now, masked if it is. */
export const liveSource = (deps: Deps): HubSource => ({
  async newest(userId) {
    const row = await deps.db
      .selectFrom('enquiryEvents')
      .select((select) => select.fn.max('id').as('id'))
      .where('userId', '=', userId)
      .executeTakeFirst();
    return row?.id ?? 0;
  },

  async after(userId, id, limit) {
    const rows = await deps.db
      .selectFrom('enquiryEvents as event')
      .innerJoin('enquiries', 'enquiries.id', 'event.enquiryId')
      .select(['event.id as eventId', 'event.kind', 'event.at', ...enquiryColumns])
      .where('event.userId', '=', userId)
      .where('event.id', '>', id)
      .orderBy('event.id')
      .limit(limit)
      .execute();
    const views = await viewsOf(deps, rows, deps.clock.now());
    return rows.map(({ eventId, kind, at }, index) => {
      const event: LiveEnquiry = { kind, at: at.toISOString(), enquiry: views[index] as Enquiry };
      return { id: eventId, text: eventText(kind, event, eventId) };
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

/** Anything but a number of ours is as good as none: the reader is told that it was not gone on from. */
export const lastEventIdOf = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
