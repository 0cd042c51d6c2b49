import * as v from 'valibot';
import { liveVersions } from '@portal/build/releases/log/record.ts';

/** What the browser part of the gate needs; it runs as a program of its own, in `e2e/release-gate`. */
export const gateRequest = v.object({
  releases: v.string(),
  /** `host`, or the name of a remote: its pages are opened. */
  target: v.string(),
  version: v.string(),
  /** The built version, which is not in its place yet. */
  folder: v.string(),
  /** What would be live with it. */
  live: liveVersions,
  /** The bundled gateway. */
  gateway: v.string(),
  /** The program of the browser. */
  browser: v.string(),
});
export type GateRequest = v.InferOutput<typeof gateRequest>;

export const gateResult = v.object({
  /** How many pages were opened, counted in each country. */
  opened: v.number(),
  /** One sentence for each thing that is wrong: the page, its country, and what happened. */
  faults: v.array(v.string()),
});
export type GateResult = v.InferOutput<typeof gateResult>;
