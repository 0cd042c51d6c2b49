import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { enquiryFigures, portfolio, queryRow, vehicleFigures } from '../entities/portfolio';
import { pageSchema } from '../entities/primitives';
import { dateRangeQuery, pageNumber, pageSize, queryIds } from '../entities/query';

/** Metrics of the dashboard. */
export const portfolioEndpoints = {
  get: endpoint({
    id: 'portfolio.get',
    method: 'GET',
    path: '/portfolio',
    access: 'agent',
    summary: 'Figures of the supplier\u2019s portfolio, within a period when asked',
    query: dateRangeQuery,
    result: portfolio,
    failure: 'Failed to fetch portfolio data',
    built: true,
  }),
  vehicles: endpoint({
    id: 'portfolio.vehicles',
    capability: 'listing-results',
    method: 'GET',
    path: '/portfolio/vehicles',
    access: 'agent',
    summary: 'What the given vehicles brought in within a period; one without results has zeros',
    query: v.object({ ...dateRangeQuery.entries, vehicleIds: queryIds }),
    result: v.array(vehicleFigures),
    failure: 'Failed to fetch portfolio data',
    built: true,
  }),
  enquiries: endpoint({
    id: 'portfolio.enquiries',
    method: 'GET',
    path: '/enquiries',
    access: 'agent',
    summary: 'Enquiries of a period, for the dashboard',
    query: dateRangeQuery,
    result: enquiryFigures,
    failure: 'Failed to fetch enquiries data',
    built: true,
  }),
  queries: endpoint({
    id: 'portfolio.queries',
    method: 'GET',
    path: '/queries',
    access: 'agent',
    summary: 'Questions about the own vehicles, for the dashboard',
    query: v.object({ ...dateRangeQuery.entries, page: pageNumber, limit: pageSize }),
    result: pageSchema(queryRow),
    failure: 'Failed to fetch enquiries data',
    built: true,
  }),
} as const;
