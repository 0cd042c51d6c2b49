/** Invoices, credit notes, the receipts of the ledger, and the files for the accountant. */
export { askCardProvider } from './card-checkout/ask-provider';
export { settleCardPayment } from './card-checkout/settle-card-payment';
export { sendCardRefunds } from './card-refunds/send-card-refunds';
export { deliverDocuments } from './deliveries/deliver-documents';
export { sendDocument } from './deliveries/send-document';
export { findInvoices } from './invoices/find-invoices';
export { creditInvoice } from './invoices/credit';
export { issueInvoice } from './invoices/issue';
export { issueSupplementaryInvoice } from './invoices/supplement';
export {
  deleteKeptInvoices,
  keepInvoices,
  selectKeptInvoices,
  printKeptInvoice,
  readIssuedLogos,
} from './invoices/keep-invoices';
export { findPayer } from './payment-requests/find-payer';
export { askPayment } from './payment-requests/service';
export { buildTripInvoice } from './invoices/paper';
export { buildReceipt } from './ledger/receipt';
export { registerBilling } from './routes';
