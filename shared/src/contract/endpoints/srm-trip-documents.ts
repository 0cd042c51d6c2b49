import { endpoint } from '../endpoint';
import { sendTripDocumentBody, sentTripDocument } from '../entities/trip-document';
import { DOCUMENT_TIMEOUT } from '../limits';

/** The documents of a trip for its customer. Beyond the supplier platform's own calls. */
export const srmTripDocumentEndpoints = {
  send: endpoint({
    id: 'srmTripDocuments.send',
    capability: 'document-mail',
    method: 'POST',
    path: '/srm-trip-documents/send',
    access: 'agent',
    summary: 'Send the contract, an addendum, a receipt or an invoice to the customer by e-mail',
    body: sendTripDocumentBody,
    result: sentTripDocument,
    failure: 'Failed to send the document',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
} as const;
