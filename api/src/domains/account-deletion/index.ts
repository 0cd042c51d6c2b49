/** The deletion of an account, from the plan to the last row. */
export { deleteAccounts } from './delete-accounts';
export { registerAccountDeletion } from './routes';
