import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The present values; a label that is missing has none. */
type ReadSamples = () => readonly Sample[] | Promise<readonly Sample[]>;

export interface MetricDescription {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
}

export interface MetricRegistry {
  readonly register: Registry;
  /** Read with each scrape. */
  addGauge(description: MetricDescription, read: ReadSamples): void;
  /** For a count that is kept elsewhere. Read with each scrape. */
  addCounter(description: MetricDescription, read: ReadSamples): void;
}

/**
 * What every server of the product begins with: the metrics of its process, in a registry of its own. The library's
 * global one does not support two servers in a process, as tests have them.
 */
export function createRegistry(): MetricRegistry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return {
    register,
    addGauge({ name, help, labelNames = [] }, read) {
      new Gauge({
        name,
        help,
        labelNames,
        registers: [register],
        async collect() {
          const samples = await read();
          this.reset();
          // A reset gives one without labels the value 0, which is wrong where the value is not known.
          if (labelNames.length === 0) this.remove();
          for (const { labels = {}, value } of samples) this.set(labels, value);
        },
      });
    },
    addCounter({ name, help, labelNames = [] }, read) {
      new Counter({
        name,
        help,
        labelNames,
        registers: [register],
        async collect() {
          const samples = await read();
          this.reset();
          for (const { labels = {}, value } of samples) this.inc(labels, value);
        },
      });
    },
  };
}
