import { randomKey } from '@portal/shared/portal';

/** The id of a new listing until it is created. */
export const createDraftId = (): string =>
  randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
