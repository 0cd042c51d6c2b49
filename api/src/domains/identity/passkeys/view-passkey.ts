import type { Passkey } from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import type { PasskeysTable } from '../../../database/tables/passkeys';

export const viewPasskey = ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: Pick<Selectable<PasskeysTable>, 'id' | 'name' | 'createdAt' | 'lastUsedAt' | 'isSynced'>): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});
