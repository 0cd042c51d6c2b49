import { type Days } from '@portal/shared/contract';

/** A page of the portal with the part of its view that is given. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

interface EnquiryRows extends Partial<Days> {
  readonly status?: 'new' | 'answered';
  readonly vehicle?: string;
}

/** The enquiries behind a metric. */
export const enquiriesLink = ({ status, from, to, vehicle }: EnquiryRows): string =>
  withQuery('/enquiries', { status, from, to, vehicle });

/** The closed trips that earned a vehicle's revenue of these days. They are found by its plate. */
export const revenueLink = (plate: string, { from, to }: Days): string =>
  withQuery('/srm/completed-trips', { figure: 'revenue', from, to, search: plate });
