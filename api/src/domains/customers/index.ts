/**
 * Customers, the links through which they fill in their details, and reports of other companies about them.
 */
export { moveLinks } from './links/customer-link-repository';
export { findLinkHolder } from './links/holder';
export { registerCustomerLinks } from './links/routes';
export { columnsByField, type CustomerColumn } from './record/columns';
export { writeDownChange } from './record/changes';
export {
  deleteCustomers,
  insertCustomer,
  updateCustomer,
  writeDocuments,
} from './record/customer-repository';
export { documentKinds, listDocuments } from './record/documents';
export { customerNotFound, emailMissing } from './record/problems';
export { customerDetails } from './record/read';
export { findCustomers } from './record/find-customers';
export { expireDocuments } from './record/expire-documents';
export { registerCustomers } from './record/routes';
export { toSearchPatterns } from './record/search';
export { addCustomer } from './record/service';
export { listCustomersById, findCustomer, lockCustomers, type StoredCustomer } from './record/store';
export { toListedCustomer } from './record/view';
export { summarizeFlags, refuseUnreasoned } from './spam/check';
export { flagCustomer, listIdentities } from './spam/flags';
export { registerSpam } from './spam/routes';
