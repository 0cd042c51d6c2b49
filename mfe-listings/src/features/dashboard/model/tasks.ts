import type { CompanyRecord, ExpiringDocument, Portfolio, TripTaskCounts } from '@portal/shared/contract';
import { listDueDocuments, type DueDocument } from './documents';
import type { Waiting } from './waiting';

export type Task =
  | { readonly kind: 'waiting'; readonly count: number; readonly minutesLeft: number | null }
  | ({ readonly kind: 'trips' } & TripTaskCounts)
  | { readonly kind: 'document'; readonly document: DueDocument }
  | { readonly kind: 'approval' }
  | { readonly kind: 'unfinished'; readonly count: number };

interface Known {
  readonly waiting: Waiting | null;
  /** The handovers and returns of the day; null while unknown, and without a rental desk. */
  readonly trips: TripTaskCounts | null;
  readonly portfolio: Portfolio | undefined;
  readonly company: CompanyRecord | null;
  readonly today: string;
}

/** More documents of listings would hide the other tasks. */
const DOCUMENTS = 5;

/** What needs doing today, most urgent first. */
export function listTasks({ waiting, trips, portfolio, company, today }: Known): Task[] {
  const count = waiting?.count ?? portfolio?.waitingEnquiries ?? 0;
  const documents = listDueDocuments(listExpiringDocuments(portfolio, company), today).slice(0, DOCUMENTS);
  const unfinished = portfolio?.incompleteVehicles ?? 0;
  return [
    ...(count > 0 ? [{ kind: 'waiting' as const, count, minutesLeft: waiting?.minutesLeft ?? null }] : []),
    ...(trips && trips.handovers + trips.returns > 0 ? [{ kind: 'trips' as const, ...trips }] : []),
    ...documents.map((document) => ({ kind: 'document' as const, document })),
    ...(company?.approvalStatus === 'PENDING' ? [{ kind: 'approval' as const }] : []),
    ...(unfinished > 0 ? [{ kind: 'unfinished' as const, count: unfinished }] : []),
  ];
}

/** Without documents from the server, the company's licence is still known. */
function listExpiringDocuments(
  portfolio: Portfolio | undefined,
  company: CompanyRecord | null,
): readonly ExpiringDocument[] {
  if (portfolio?.expiringDocuments) return portfolio.expiringDocuments;
  return company?.expireDate
    ? [{ kind: 'company', title: company.companyName, date: company.expireDate }]
    : [];
}
