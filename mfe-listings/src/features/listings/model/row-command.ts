/** What the menu of a listing's row offers. */
export type RowCommand = 'edit' | 'duplicate' | 'publish' | 'complete' | 'hide' | 'copyLink' | 'delete';
