import type { Tenant, World } from './world';

/** Which of the victim's ids is put into a place; `shared` marks look-up data that belongs to nobody. */
export type IdKind = Exclude<keyof Tenant, 'agent'> | 'shared';

export interface Case {
  readonly as: 'company' | 'individual' | 'newcomer';
  readonly ids: Readonly<Record<string, IdKind>>;
  /** A change of several rows answers each: the row of another tenant is not found in its own result. */
  readonly answersEach?: boolean;
  /** A request of the attacker that would succeed with their own ids. */
  readonly request: (
    own: Tenant,
    world: World,
  ) => { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
}

/** Of a call that names a trip, and no other id. */
export const listTripIdCases = (): Case[] => [
  {
    as: 'company',
    ids: { 'query.bookingId': 'trip' },
    request: (own) => ({ query: { bookingId: own.trip } }),
  },
];
