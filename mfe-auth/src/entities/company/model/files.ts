import type { CompanyRecord, FileReference } from '@portal/shared/contract';

type StoredFile = CompanyRecord['companyLogo'];

/** A stored file in a form: its id, or the plain text under which another maker's server keeps it. */
export const toFileValue = (file: StoredFile): string | null =>
  (typeof file === 'string' ? file : (file?.id ?? null)) || null;

/** The description of the file, if the server sends one. */
export const toFileReference = (file: StoredFile): FileReference | null =>
  (typeof file === 'object' ? file : null) ?? null;
