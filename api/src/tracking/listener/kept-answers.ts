interface Kept<Value> {
  readonly until: number;
  readonly answer: Promise<Value | null>;
}

interface Options {
  /** Milliseconds for which an answer is used again. */
  readonly keepFound: number;
  readonly keepMissing: number;
  readonly largest: number;
}

/** Answers of the database that many messages need: kept for a while, looked up once at a time, bounded. */
export class KeptAnswers<Value> {
  private readonly kept = new Map<string, Kept<Value>>();

  constructor(private readonly options: Options) {}

  find(key: string, look: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const { keepFound, keepMissing, largest } = this.options;
    const answer = look();
    this.kept.delete(key);
    this.kept.set(key, { until: Date.now() + keepFound, answer });
    answer.then(
      (value) => {
        if (value === null) this.kept.set(key, { until: Date.now() + keepMissing, answer });
      },
      () => this.kept.delete(key),
    );
    const [oldest] = this.kept.keys();
    if (this.kept.size > largest && oldest !== undefined) this.kept.delete(oldest);
    return answer;
  }
}
