import type { Endpoint } from '@portal/shared/contract';

/** The path of the contract as the router writes it: `/users/{userId}` to `/users/:userId`. */
export const routerPath = (endpoint: Endpoint): string => endpoint.path.replace(/\{(\w+)\}/g, ':$1');
