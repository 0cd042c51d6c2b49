import {
  accountActivityKinds,
  type AccountActivityEntry,
  type AccountActivityKind,
} from '@portal/shared/contract';
import type { IconName } from '@portal/shared/ui';
import type { ActivityMessageId } from '../../../messages/useActivityText';

const icons: Readonly<Record<AccountActivityKind, IconName>> = {
  registered: 'user',
  signed_in: 'user',
  sign_in_failed: 'alert',
  signed_out: 'logout',
  session_ended: 'logout',
  password_changed: 'key',
  password_reset: 'key',
  email_changed: 'mail',
  phone_changed: 'phone',
  passkey_added: 'key',
  passkey_removed: 'key',
  recovery_codes_created: 'key',
  recovery_code_used: 'key',
  deletion_planned: 'alert',
  deletion_cancelled: 'refresh',
};

const actors = {
  agent: 'activity.actor.agent',
  unknown: 'activity.actor.unknown',
  portal: 'activity.actor.portal',
} as const;

const isKnown = (kind: string): kind is AccountActivityKind =>
  (accountActivityKinds as readonly string[]).includes(kind);

interface DescribedEntry {
  readonly title: ActivityMessageId;
  /** Null for a kind of actor that only a later server knows. */
  readonly actor: ActivityMessageId | null;
  readonly icon: IconName;
  /** Entries that need attention. */
  readonly isWarning: boolean;
}

export function describeEntry({ kind, actor }: Pick<AccountActivityEntry, 'kind' | 'actor'>): DescribedEntry {
  return {
    title: isKnown(kind) ? `activity.kind.${kind}` : 'activity.kind.other',
    actor: Object.hasOwn(actors, actor) ? actors[actor as keyof typeof actors] : null,
    icon: isKnown(kind) ? icons[kind] : 'info',
    isWarning: actor !== 'agent' || kind === 'deletion_planned',
  };
}
