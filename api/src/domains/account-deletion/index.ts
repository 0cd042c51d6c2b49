/** What the end of an account takes with it, from the plan to the last row. */
export { deleteAccounts } from './delete-accounts';
export { registerAccountDeletion } from './routes';
