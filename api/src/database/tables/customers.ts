import type { CustomerDocumentKind } from '@portal/shared/contract';
import type * as migrated from '../migrations/all';

export interface CustomersTable extends migrated.Customers {
  /** `YYYY-MM-DD` */
  passportExpireDate: string | null;
}

export type DocumentKind = CustomerDocumentKind;

export interface CustomerDocumentsTable extends migrated.CustomerDocuments {
  kind: DocumentKind;
}

export interface CustomerChangesTable extends migrated.CustomerChanges {
  kind: 'added' | 'imported' | 'changed' | 'merged';
}

export interface FileReadsTable extends migrated.FileReads {
  variant: 'original' | 'thumb';
}
