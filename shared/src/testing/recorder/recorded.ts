export interface RecordedRequest {
  readonly method: string;
  /** Below the country's base. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly bearer: string | null;
}

export interface RecordedAnswer {
  readonly status: number;
  /** Bytes are a file. */
  readonly body: unknown;
}
