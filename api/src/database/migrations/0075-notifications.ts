import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** What happened, by company, and which of it each user has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table notifications (
      company_id uuid not null references companies on delete cascade,
      id uuid not null,
      -- Names what it is about: the same matter is one notification.
      matter text not null check (length(matter) between 1 and 200),
      kind text not null check (kind in
        ('customerFilled', 'paymentReceived', 'refundFailed', 'importFinished', 'trackingAlert', 'tripOverdue',
          'licenceExpiring', 'vehicleDocument')),
      facts jsonb not null,
      trip_id uuid,
      vehicle_id uuid,
      created_at timestamptz not null,
      primary key (company_id, id),
      foreign key (trip_id, company_id) references trips (id, company_id) on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade
    )`,
    `create unique index notifications_by_matter on notifications (company_id, matter)`,
    `create index notifications_by_time on notifications (company_id, created_at, id)`,
    `create index notifications_by_age on notifications (created_at)`,
    `create index notifications_by_trip on notifications (trip_id, company_id)`,
    `create index notifications_by_vehicle on notifications (vehicle_id, company_id)`,

    `create table notification_reads (
      company_id uuid not null,
      user_id uuid not null references users on delete cascade,
      notification_id uuid not null,
      read_at timestamptz not null,
      primary key (company_id, user_id, notification_id),
      foreign key (company_id, notification_id) references notifications on delete cascade
    )`,
    `create index notification_reads_by_notification on notification_reads (company_id, notification_id)`,
    `create index notification_reads_by_user on notification_reads (user_id)`,
  ]);
}
