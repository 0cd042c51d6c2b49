import { paymentLinkEndpoints, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { requireCompany } from '../../company';
import { openCheckout } from './open-checkout';
import { createCardProvider } from '../card-payments/providers/create-card-provider';
import { registerCardEvents } from './register-card-events';

export function registerCardPayments(app: FastifyInstance, deps: Deps): void {
  route(app, srmPaymentRequestEndpoints.provider, ({ user }) => {
    requireCompany(user);
    return Promise.resolve({ provider: createCardProvider(deps)?.kind ?? 'none' });
  });
  route(app, paymentLinkEndpoints.checkout, ({ payer }) => openCheckout(deps, payer));
  registerCardEvents(app, deps);
}
