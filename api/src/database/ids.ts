import { v7 } from 'uuid';

/**
 * Ids are made here and not by the database: `uuidv7()` came with PostgreSQL 18, and an external database may
 * be older.
 */
export const newId = (): string => v7();
