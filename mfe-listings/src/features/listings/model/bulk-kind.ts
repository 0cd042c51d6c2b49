export type BulkKind = 'publish' | 'hide' | 'rates';
