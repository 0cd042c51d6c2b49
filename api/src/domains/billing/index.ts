/** Invoices, credit notes, the receipts of the ledger, and the files for the accountant. */
export { registerAccounting } from './accounting/routes';
export { deliverDocuments } from './deliveries/deliver-documents';
export { registerDeliveries } from './deliveries/routes';
export { registerElectronicInvoices } from './e-invoices/routes';
export {
  deleteKeptInvoices,
  keepInvoices,
  keptInvoices,
  printKeptInvoice,
  readIssuedLogos,
} from './invoices/keep-invoices';
export { registerInvoices } from './invoices/routes';
export { registerLedger } from './ledger/routes';
