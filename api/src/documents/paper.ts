/** Text with its emphasis. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
  readonly emphasis?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly isQuote: boolean; readonly runs: readonly Run[] }
  /** `depth` is 1 in the outermost list; only the first block of an item has a marker. */
  | { readonly kind: 'item'; readonly depth: number; readonly marker: string; readonly runs: readonly Run[] }
  | { readonly kind: 'row'; readonly isHeader: boolean; readonly cells: readonly (readonly Run[])[] }
  | { readonly kind: 'rule' };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

export interface PaperColumn {
  readonly header: string;
  readonly isFigure: boolean;
  /** Share of the available width, relative to the other columns. */
  readonly share: number;
}

export interface PaperTable {
  readonly heading?: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (Fact & { readonly isStrong?: boolean })[];
}

export interface Signature {
  readonly label: string;
  readonly name: string;
  /** PNG; without one there is a line to sign on. */
  readonly picture: Uint8Array | null;
  readonly signedAt: string | null;
}

/**
 * A document to print. It is plain data, so it can be tested without a printer and sent to another thread.
 */
export interface Paper {
  readonly title: string;
  /** The title in the country's own language, under the other one. */
  readonly localTitle?: string;
  readonly number: string | null;
  /** Printed across each page of a document that is not valid yet: `Draft`. */
  readonly mark: string | null;
  readonly issuer: {
    readonly name: string;
    readonly lines: readonly string[];
    /** PNG */
    readonly logo: Uint8Array | null;
  };
  readonly groups: readonly FactGroup[];
  readonly tables: readonly PaperTable[];
  readonly terms: readonly Block[];
  readonly signatures: readonly Signature[];
  /** Printed as a QR code, with facts next to it. */
  readonly code?: FactGroup & { readonly text: string };
  readonly notes: readonly string[];
}
