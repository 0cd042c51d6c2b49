import { Badge, type Tone } from '@portal/shared/ui';
import { usePageText, type PageMessageId } from '../../../messages/usePageText';

const known: Readonly<Record<string, { tone: Tone; label: PageMessageId }>> = {
  PENDING: { tone: 'warning', label: 'profile.approval.PENDING' },
  APPROVED: { tone: 'success', label: 'profile.approval.APPROVED' },
  REJECTED: { tone: 'danger', label: 'profile.approval.REJECTED' },
};

/** A server of another maker may send unknown statuses. They show unchanged. */
export function ApprovalBadge({ status }: { status: string | null | undefined }) {
  const t = usePageText();
  if (!status) return null;
  const look = known[status];
  return <Badge tone={look?.tone ?? 'neutral'}>{look ? t(look.label) : status}</Badge>;
}
