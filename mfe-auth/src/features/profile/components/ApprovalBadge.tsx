import { Badge, type Tone } from '@portal/shared/ui';
import { useText, type MessageId } from '../../../messages/useText';

const known: Readonly<Record<string, { tone: Tone; label: MessageId }>> = {
  PENDING: { tone: 'warning', label: 'profile.approval.PENDING' },
  APPROVED: { tone: 'success', label: 'profile.approval.APPROVED' },
  REJECTED: { tone: 'danger', label: 'profile.approval.REJECTED' },
};

/** A server of another maker may know statuses this portal does not: they show as they are. */
export function ApprovalBadge({ status }: { status: string | null | undefined }) {
  const t = useText();
  if (!status) return null;
  const look = known[status];
  return <Badge tone={look?.tone ?? 'neutral'}>{look ? t(look.label) : status}</Badge>;
}
