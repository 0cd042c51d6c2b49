import { srmInvoiceEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import type { AfterIssue } from './after-issue';
import { creditInvoice } from './credit';
import { issueInvoice } from './issue';
import { issueSummaryInvoice } from './issue-summary';
import { listSummaryOffer } from './list-summary-offer';
import { listTripInvoices } from './list-trip-invoices';
import { sendInvoice } from './paper';
import { issueSupplementaryInvoice } from './supplement';

export function registerInvoices(app: FastifyInstance, deps: Deps, afterIssue: AfterIssue): void {
  route(app, srmInvoiceEndpoints.list, ({ query, user }) => listTripInvoices(deps, user, query.bookingId));
  route(app, srmInvoiceEndpoints.issue, ({ body, user }) => issueInvoice(deps, user, body, afterIssue));
  route(app, srmInvoiceEndpoints.supplement, ({ body, user }) =>
    issueSupplementaryInvoice(deps, user, body, afterIssue),
  );
  route(app, srmInvoiceEndpoints.summaryOffer, ({ query, user }) => listSummaryOffer(deps, user, query));
  route(app, srmInvoiceEndpoints.summarize, ({ body, user }) =>
    issueSummaryInvoice(deps, user, body, afterIssue),
  );
  route(app, srmInvoiceEndpoints.credit, ({ body, user }) => creditInvoice(deps, user, body, afterIssue));
  route(app, srmInvoiceEndpoints.pdf, ({ query, user, reply }) =>
    sendInvoice(deps, user, query.invoiceId, reply),
  );
}
