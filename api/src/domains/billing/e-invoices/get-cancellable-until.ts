import { limits } from '@portal/shared/contract';

import type { StoredRegistration } from '../registrations/registration-repository';

/** The moment after which a registration stays. */
export const getCancellableUntil = ({ registeredAt }: Pick<StoredRegistration, 'registeredAt'>): Date =>
  new Date(registeredAt.getTime() + limits.electronic.cancellable);
