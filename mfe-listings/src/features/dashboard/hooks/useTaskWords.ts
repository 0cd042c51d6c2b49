import { limits } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import type { IconName, Tone } from '@portal/shared/ui';
import { useDashboardText, type DashboardMessageId } from '../../../messages/useDashboardText';
import { enquiriesLink } from '../../../entities/listing/model/result-links';
import { listingLink, listingsLink } from '../model/links';
import type { DueDocument, Urgency } from '../model/documents';
import type { Task } from '../model/tasks';
import type { Owner } from './useListingAgent';

interface TaskWords {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly badge?: {
    readonly tone: Tone;
    readonly id: DashboardMessageId;
    readonly values?: Record<string, number>;
  };
  readonly to: string;
}

const { warningMinutes } = limits.enquiry;
const documentTones: Readonly<Record<Urgency, Tone>> = {
  expired: 'danger',
  urgent: 'danger',
  soon: 'warning',
  early: 'neutral',
};

/** The text of a task, and where it is done. */
export function useTaskWords(task: Task, owner: Owner): TaskWords {
  const t = useDashboardText();
  const { id: country } = useCountry();
  if (task.kind === 'waiting') {
    const { count, minutesLeft: minutes } = task;
    const title = t('dashboard.task.waiting', { count });
    const to = enquiriesLink({ status: 'new' });
    if (minutes === null) return { icon: 'inbox', title, to };
    const tone = minutes <= warningMinutes ? 'warning' : 'info';
    return {
      icon: 'inbox',
      title,
      to,
      badge: { tone, id: 'dashboard.task.waiting.left', values: { minutes } },
    };
  }
  if (task.kind === 'trips')
    return {
      icon: 'key',
      title: t('dashboard.task.trips'),
      text: [
        ...(task.handovers > 0 ? [t('dashboard.task.trips.handovers', { count: task.handovers })] : []),
        ...(task.returns > 0 ? [t('dashboard.task.trips.returns', { count: task.returns })] : []),
      ].join(' \u00b7 '),
      to: '/srm/today',
      ...(task.late > 0 && {
        badge: { tone: 'danger', id: 'dashboard.task.trips.late', values: { count: task.late } },
      }),
    };
  if (task.kind === 'approval')
    return {
      icon: 'building',
      title: t('dashboard.task.approval'),
      text: t('dashboard.task.approval.text'),
      to: '/profile',
    };
  if (task.kind === 'unfinished')
    return {
      icon: 'car',
      title: t('dashboard.task.unfinished', { count: task.count }),
      text: t('dashboard.task.unfinished.text'),
      to: listingsLink('incomplete'),
    };
  const { document } = task;
  return {
    icon: 'alert',
    title: t(document.kind === 'company' ? 'dashboard.task.company' : 'dashboard.task.listing', {
      title: document.title ?? '',
    }),
    text: t('dashboard.task.until', { date: formatDate(document.date, country) }),
    badge: {
      tone: documentTones[document.urgency],
      id: document.days <= 0 ? 'dashboard.task.expired' : 'dashboard.task.expiresIn',
      values: { days: document.days },
    },
    to: getDocumentPath(document, owner),
  };
}

function getDocumentPath({ kind, vehicleId }: DueDocument, { userId, agentId, companyId }: Owner): string {
  if (kind === 'listing' && vehicleId && companyId && userId)
    return listingLink(vehicleId, { companyId, userId });
  return agentId ? `/profile/edit/${encodeURIComponent(agentId)}` : '/profile';
}
