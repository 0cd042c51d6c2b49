/** Separate ports for the benchmarks, so that they do not disturb a running portal. */
const first = Number(process.env.BENCH_PORT ?? 3700);

export const ports = {
  portal: first,
  api: first + 1,
  customer: first + 2,
  /** Baseline pages and servers. */
  baseline: first + 10,
  otherPortal: first + 20,
  otherCustomer: first + 21,
} as const;

export const address = (port: number): string => `http://localhost:${port}`;
