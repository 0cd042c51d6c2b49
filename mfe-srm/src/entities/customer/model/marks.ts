import { DAY, limits, type CustomerRecord } from '@portal/shared/contract';
import { documentKinds, getDocumentExpiry, getDocumentNumber, type DocumentKind } from './customer';

/** What to know about a customer's documents before handing over a car. */
export type Mark =
  | { readonly kind: 'contactOnly' }
  | { readonly kind: 'noLicence' }
  | { readonly kind: 'noScan'; readonly document: DocumentKind }
  | { readonly kind: 'expired'; readonly document: DocumentKind }
  | { readonly kind: 'expiring'; readonly document: DocumentKind; readonly days: number };

const daysUntil = (date: string, today: string) =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY);

const earliestNotice = Math.max(...limits.dashboard.expiryNoticeDays);
const pressing = Math.min(...limits.dashboard.expiryNoticeDays);

/** @param today an ISO date where the rental takes place */
export function listMarks(row: CustomerRecord, today: string): Mark[] {
  const [hasPassport, hasLicence] = documentKinds.map((kind) => getDocumentNumber(row, kind) !== '');
  if (!hasPassport && !hasLicence) return [{ kind: 'contactOnly' }];
  return [
    ...(hasLicence ? [] : [{ kind: 'noLicence' } as const]),
    ...documentKinds.flatMap((document) => listDocumentMarks(row, document, today)),
  ];
}

function listDocumentMarks(row: CustomerRecord, document: DocumentKind, today: string): Mark[] {
  const marks: Mark[] = [];
  const expiry = getDocumentExpiry(row, document);
  const days = expiry ? daysUntil(expiry, today) : NaN;
  if (row.expiredDocuments?.includes(document) || days < 0) marks.push({ kind: 'expired', document });
  else if (days <= earliestNotice) marks.push({ kind: 'expiring', document, days });
  // A list names no files, so it says nothing about them.
  if (getDocumentNumber(row, document) !== '' && row[document]?.length === 0)
    marks.push({ kind: 'noScan', document });
  return marks;
}

export function getMarkTone(mark: Mark): 'danger' | 'warning' | 'neutral' {
  switch (mark.kind) {
    case 'expired':
      return 'danger';
    case 'noLicence':
      return 'warning';
    case 'expiring':
      return mark.days <= pressing ? 'warning' : 'neutral';
    default:
      return 'neutral';
  }
}
