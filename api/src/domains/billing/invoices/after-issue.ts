import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import type { StoredInvoice } from './invoice-repository';

/** What happens with a document in the transaction that issues it. */
export type AfterIssue = (trx: Db, user: Actor, row: StoredInvoice) => Promise<void>;
