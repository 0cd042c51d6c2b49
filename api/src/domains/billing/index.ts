/** Invoices, credit notes and the receipts of the ledger. */
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
