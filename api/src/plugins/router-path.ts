import type { Endpoint } from '@portal/shared/contract';

/** The contract's path in the form of the router: `/users/{userId}` to `/users/:userId`. */
export const routerPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
