import * as v from 'valibot';
import { text } from './primitives';
import { zonePlace } from './tracking-zone';

/** Issuers of statements of toll gates. */
export const tollIssuers = ['salik', 'darb', 'fastag'] as const;
export type TollIssuer = (typeof tollIssuers)[number];

/** `drawn`: the desk marked it on the map. `learned`: it follows from statements and positions. */
export const gateSources = ['drawn', 'learned'] as const;
export type GateSource = (typeof gateSources)[number];

/** Names the gate within a company, such as `salik:alBarsha`. */
export const gateId = text(1, 200);

/** Degrees from north in which a gate is passed. Null: it is passed in both directions. */
const course = v.nullish(
  v.pipe(
    v.number('validation.number'),
    v.minValue(0, 'validation.number'),
    v.maxValue(360, 'validation.number'),
  ),
);

/** A line across the road, from one side to the other. */
const line = { from: zonePlace, to: zonePlace, course };
export const gateLine = v.object(line);
export type GateLine = v.InferOutput<typeof gateLine>;

export const placeGateBody = v.object({ gateId, ...line });

export const gatePlace = v.looseObject({ ...line, source: v.picklist(gateSources) });

export const tollGate = v.looseObject({
  gateId: v.string(),
  issuer: v.picklist(tollIssuers),
  /** As statements write it. */
  name: v.string(),
  /** Null while it is not known: such a gate foresees nothing. */
  place: v.nullish(gatePlace),
  /** Lines of statements at whose time the vehicle had a tracker, and how many of them agree on the place. */
  observed: v.number(),
  agreed: v.number(),
});
export type TollGate = v.InferOutput<typeof tollGate>;
