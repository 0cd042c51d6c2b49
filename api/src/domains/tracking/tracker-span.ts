/** The positions of a tracker in its present vehicle that a job has not looked at. */
export interface TrackerSpan {
  readonly companyId: string;
  readonly trackerId: string;
  readonly vehicleId: string;
  readonly installedAt: Date;
  /** Positions after this are due, up to `until`. */
  readonly after: Date;
  readonly until: Date;
}

/** Rows for `json_to_recordset` with `span(tracker_id uuid, after timestamptz, until timestamptz, installed_at timestamptz)`. */
export const toSpanRows = (spans: readonly TrackerSpan[]): string =>
  JSON.stringify(
    spans.map(({ trackerId, after, until, installedAt }) => ({
      tracker_id: trackerId,
      after: after.toISOString(),
      until: until.toISOString(),
      installed_at: installedAt.toISOString(),
    })),
  );
