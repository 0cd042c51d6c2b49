import * as v from 'valibot';

/** Where the shell reports how its pages do in the browser: to the gateway, which serves them. */
export const clientReports = {
  address: '/client-reports',
  bytesMax: 4096,
  /** A report has one part for each version. A tab opens few of them between two reports. */
  partsMax: 12,
  /** Of anything in one part. */
  countMax: 1000,
} as const;

const count = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(clientReports.countMax)),
  0,
);
const upTo = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const LONGEST = 600_000;

/** What happened to one version since the last report. It has no address, no text and nobody's id. */
const clientReportPart = v.object({
  /** `host`, or the name of a remote. */
  target: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(64)),
  version: v.pipe(v.string(), v.regex(/^\w[\w.+-]*$/), v.maxLength(64)),
  /** Pages that were opened. */
  pages: count,
  /** Those of them on which something failed. */
  failedPages: count,
  errors: count,
  /** Files that did not arrive: the remote itself, or a page of it. */
  failedLoads: count,
  /** Milliseconds until the largest part of the first page was painted. */
  largestPaint: upTo(LONGEST),
  /** Milliseconds that the slowest response to the reader took. */
  slowestResponse: upTo(LONGEST),
  /** How far content moved by itself, as the browsers score it. */
  layoutShift: upTo(100),
});
export type ClientReportPart = v.InferOutput<typeof clientReportPart>;

/** The body of a report, in JSON. */
export const clientReport = v.object({
  parts: v.pipe(v.array(clientReportPart), v.minLength(1), v.maxLength(clientReports.partsMax)),
});
export type ClientReport = v.InferOutput<typeof clientReport>;
