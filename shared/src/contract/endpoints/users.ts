import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { signedInUser } from '../entities/session';

export const userEndpoints = {
  me: endpoint({
    id: 'users.me',
    method: 'GET',
    path: '/users',
    access: 'agent',
    summary: 'The signed-in user',
    result: signedInUser,
    failure: 'Failed to fetch user data',
    built: true,
  }),
  country: endpoint({
    id: 'users.country',
    method: 'GET',
    path: '/users/country/{userId}',
    access: 'agent',
    summary: 'The name of a user\u2019s country',
    params: v.object({ userId: uuid }),
    result: v.string(),
    failure: 'Failed to fetch Comapny Country data',
    built: true,
  }),
} as const;
