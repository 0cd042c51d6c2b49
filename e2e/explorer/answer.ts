export interface Answer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** What the answer says in words: detail and the messages of its fields. */
  readonly words: readonly string[];
}
