/** What is wrong with a document: where, and why. */
export interface Finding {
  /** Such as `cac:InvoiceLine[2]/cac:Price`. Empty for the document. */
  readonly path: string;
  readonly message: string;
}
