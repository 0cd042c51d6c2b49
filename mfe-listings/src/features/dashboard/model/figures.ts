import type { EndpointResult, Portfolio, portfolioEndpoints } from '@portal/shared/contract';
import type { DayCount } from '@portal/shared/figures';

export type EnquiryFigures = EndpointResult<typeof portfolioEndpoints.enquiries>;

/** A cancellation comes after the contact. */
const answeredStatuses = ['CONTACTED', 'CANCELLED'];

export const figureNames = [
  'views',
  'totalEnquiries',
  'conversionRate',
  'bookingRate',
  'responseTime',
] as const;
export type FigureName = (typeof figureNames)[number];
type Compared = Partial<Record<FigureName | 'contacted' | 'bookings', number | null | undefined>>;

/** From 0 to 1. */
export const isShare = (name: FigureName): boolean => name === 'conversionRate' || name === 'bookingRate';

/** A metric with its previous value, which is missing if the server does not send it. */
export interface Figure {
  readonly name: FigureName;
  readonly now: number;
  readonly before: number | null;
}

/** What the dashboard shows. Anything that a server does not send is null and not shown. */
export interface Dashboard {
  readonly figures: readonly Figure[];
  /** Answered, of all that arrived. */
  readonly contacted: number | null;
  /** Trips booked from enquiries of these days. */
  readonly bookings: number | null;
  readonly published: { readonly published: number; readonly total: number } | null;
  readonly viewsByDay: readonly DayCount[] | null;
  readonly enquiriesByDay: readonly DayCount[] | null;
}

interface Known {
  readonly portfolio: Portfolio | undefined;
  readonly enquiries: EnquiryFigures | undefined;
  readonly enquiriesBefore: EnquiryFigures | undefined;
}

/** From both calls: what the portfolio leaves out comes from the enquiries. */
export function buildDashboard({ portfolio, enquiries, enquiriesBefore }: Known): Dashboard {
  const comparisons: Compared = { ...compareEnquiries(enquiries), ...known(portfolio) };
  const before: Compared = { ...compareEnquiries(enquiriesBefore), ...known(portfolio?.previous) };
  const { totalVehicles: total, publishedVehicles: published, byDay } = portfolio ?? {};
  return {
    figures: figureNames.flatMap((name) => {
      const now = comparisons[name];
      return typeof now === 'number' ? [{ name, now, before: before[name] ?? null }] : [];
    }),
    contacted: comparisons.contacted ?? null,
    bookings: comparisons.bookings ?? null,
    published: typeof total === 'number' && typeof published === 'number' ? { published, total } : null,
    viewsByDay: getDayCounts(byDay, 'views'),
    enquiriesByDay:
      getDayCounts(byDay, 'enquiries') ??
      enquiries?.list?.map(({ date, count }) => ({ date: date.slice(0, 'YYYY-MM-DD'.length), count })) ??
      null,
  };
}

const known = (figures: Compared | null | undefined): Compared =>
  Object.fromEntries(
    [...figureNames, 'contacted' as const, 'bookings' as const].flatMap((name) =>
      typeof figures?.[name] === 'number' ? [[name, figures[name]]] : [],
    ),
  );

function compareEnquiries(enquiries: EnquiryFigures | undefined): Compared {
  const { total, byStatus } = enquiries ?? {};
  if (typeof total !== 'number') return {};
  if (!byStatus) return { totalEnquiries: total };
  const contacted = answeredStatuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
  return { totalEnquiries: total, contacted, conversionRate: total === 0 ? null : contacted / total };
}

function getDayCounts(byDay: Portfolio['byDay'], name: 'views' | 'enquiries'): DayCount[] | null {
  if (!byDay || byDay.every((day) => typeof day[name] !== 'number')) return null;
  return byDay.map((day) => ({ date: day.date, count: day[name] ?? 0 }));
}

/** Includes empty days, whether the server sends them or not. */
export function fillDays(counts: readonly DayCount[], days: readonly string[]): DayCount[] {
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  return days.map((date) => ({ date, count: byDate.get(date) ?? 0 }));
}

/** Neither a view nor an enquiry in the period and the one before, and none waits. */
export const isWithoutActivity = (
  portfolio: Portfolio | undefined,
  enquiries: EnquiryFigures | undefined,
): boolean =>
  portfolio !== undefined &&
  !portfolio.views &&
  !portfolio.waitingEnquiries &&
  !(portfolio.totalEnquiries ?? enquiries?.total) &&
  !portfolio.previous?.views &&
  !portfolio.previous?.totalEnquiries;

/** No listings and no activity: the page shows how to start instead. */
export const isNewAgent = (
  portfolio: Portfolio | undefined,
  enquiries: EnquiryFigures | undefined,
): boolean => portfolio?.totalVehicles === 0 && isWithoutActivity(portfolio, enquiries);
