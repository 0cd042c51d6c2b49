import { srmInvoiceEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import {
  cancelRegistration,
  confirmRegistrationCancelled,
  sendCancellationFile,
} from './cancel-registration';
import { registerDocument } from './register-document';
import { listElectronicInvoices, sendElectronicInvoice } from './service';

export function registerElectronicInvoices(app: FastifyInstance, deps: Deps): void {
  route(app, srmInvoiceEndpoints.electronic, ({ query, user }) =>
    listElectronicInvoices(deps, user, query.bookingId),
  );
  route(app, srmInvoiceEndpoints.ubl, ({ query, user, reply }) =>
    sendElectronicInvoice(deps, user, { ...query, format: 'ubl' }, reply),
  );
  route(app, srmInvoiceEndpoints.registrationFile, ({ query, user, reply }) =>
    sendElectronicInvoice(deps, user, { ...query, format: 'inv01' }, reply),
  );
  route(app, srmInvoiceEndpoints.register, ({ body, user }) => registerDocument(deps, user, body));
  route(app, srmInvoiceEndpoints.cancel, ({ body, user }) => cancelRegistration(deps, user, body));
  route(app, srmInvoiceEndpoints.cancellationFile, ({ query, user, reply }) =>
    sendCancellationFile(deps, user, query.invoiceId, reply),
  );
  route(app, srmInvoiceEndpoints.confirmCancellation, ({ body, user }) =>
    confirmRegistrationCancelled(deps, user, body),
  );
}
