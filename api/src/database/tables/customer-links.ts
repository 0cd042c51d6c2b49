import type { ColumnType, Generated } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

export interface CustomerLinksTable {
  id: string;
  companyId: string;
  userId: string;
  customerId: string;
  bookingId: string;
  sentTo: string | null;
  createdAt: RequiredStamp;
  expiresAt: RequiredStamp;
  openedAt: NullableStamp;
  usedAt: NullableStamp;
  revokedAt: NullableStamp;
  uploads: Generated<number>;
}

export interface CustomerLinkFilesTable {
  fileId: string;
  linkId: string;
}

export interface AgentEventsTable {
  id: ColumnType<number, never, never>;
  userId: string;
  kind: string;
  /** Written as `JSON.stringify(data)`. */
  data: ColumnType<Record<string, unknown>, string, never>;
  at: RequiredStamp;
}
