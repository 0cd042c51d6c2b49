/** Invoices, credit notes, the receipts of the ledger, and the files for the accountant. */
export { deliverDocuments } from './deliveries/deliver-documents';
export {
  deleteKeptInvoices,
  keepInvoices,
  keptInvoices,
  printKeptInvoice,
  readIssuedLogos,
} from './invoices/keep-invoices';
export { registerBilling } from './routes';
