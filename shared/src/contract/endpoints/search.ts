import { endpoint } from '../endpoint';
import { found, searchQuery } from '../entities/found';

/** One search over everything that a company has. */
export const searchEndpoints = {
  find: endpoint({
    id: 'search.find',
    capability: 'search',
    method: 'GET',
    path: '/search',
    access: 'agent',
    summary:
      'Trips, customers, vehicles, listings, enquiries, invoices and charges by number, plate, phone or name',
    query: searchQuery,
    result: found,
    failure: 'Failed to search',
    built: true,
  }),
} as const;
