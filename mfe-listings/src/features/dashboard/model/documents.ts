import { countDaysUntil, limits, type ExpiringDocument } from '@portal/shared/contract';

export type Urgency = 'expired' | 'urgent' | 'soon' | 'early';
export interface DueDocument extends ExpiringDocument {
  readonly days: number;
  readonly urgency: Urgency;
}

const [early, soon, urgent] = [...limits.dashboard.expiryNoticeDays].sort((a, b) => b - a) as [
  number,
  number,
  number,
];

/** Its remaining days. On its last day a document counts as expired, as on the server. */
export function toDueDocument(document: ExpiringDocument, today: string): DueDocument | null {
  const days = countDaysUntil(today, document.date.slice(0, today.length));
  if (Number.isNaN(days) || days > early) return null;
  const urgency = days <= 0 ? 'expired' : days <= urgent ? 'urgent' : days <= soon ? 'soon' : 'early';
  return { ...document, days, urgency };
}

/** The most urgent first. */
export const listDueDocuments = (documents: readonly ExpiringDocument[], today: string): DueDocument[] =>
  documents.flatMap((document) => toDueDocument(document, today) ?? []).sort((a, b) => a.days - b.days);
