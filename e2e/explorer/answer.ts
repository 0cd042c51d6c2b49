export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The texts of the answer: detail and the messages of its fields. */
  readonly words: readonly string[];
}
