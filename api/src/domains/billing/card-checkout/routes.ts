import { paymentLinkEndpoints, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { connectCardAccount, readCardProvider } from '../card-accounts/connect-card-account';
import { openCheckout } from './open-checkout';
import { registerCardEvents } from './register-card-events';

export function registerCardPayments(app: FastifyInstance, deps: Deps): void {
  route(app, srmPaymentRequestEndpoints.provider, ({ user }) => readCardProvider(deps, user));
  route(app, srmPaymentRequestEndpoints.connectAccount, ({ body, user }) =>
    connectCardAccount(deps, user, body.account),
  );
  route(app, paymentLinkEndpoints.checkout, ({ payer }) => openCheckout(deps, payer));
  registerCardEvents(app, deps);
}
