import type { SecondLanguage } from './words/paper-words';

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

/** A text; on a document in two languages its translation goes next to it, or the text itself does for both. */
export type PaperText = string | { readonly text: string; readonly second: string };

/** The English text. */
export const readFirst = (text: PaperText): string => (typeof text === 'string' ? text : text.text);
/** The text of the second language. */
export const readSecond = (text: PaperText): string => (typeof text === 'string' ? text : text.second);

export interface Fact {
  readonly label: PaperText;
  readonly value: PaperText;
}

export interface FactGroup {
  readonly heading: PaperText;
  readonly facts: readonly Fact[];
}

export interface PaperColumn {
  readonly header: PaperText;
  readonly isFigure: boolean;
  /** Share of the available width, relative to the other columns. */
  readonly share: number;
}

export interface PaperTable {
  readonly heading?: PaperText;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperText[])[];
  readonly totals: readonly (Fact & { readonly isStrong?: boolean })[];
}

export interface Signature {
  readonly label: PaperText;
  readonly name: string;
  /** PNG; without one there is a line to sign on. */
  readonly picture: Uint8Array | null;
  readonly signedAt: PaperText | null;
}

/**
 * A document to print. It is plain data, so it can be tested without a printer and sent to another thread.
 */
export interface Paper {
  /** The language that stands next to English; null for English alone. */
  readonly second: SecondLanguage | null;
  readonly title: PaperText;
  readonly number: string | null;
  /** Printed across each page of a document that is not valid yet: `Draft`. */
  readonly mark: PaperText | null;
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
  readonly notes: readonly PaperText[];
}
