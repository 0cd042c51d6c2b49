import * as v from 'valibot';
import { engineLimits as limits } from '../engine-limits';
import { email, oneTimeCodeText, text, uuid } from './primitives';

/** `stop`: the engine does not start again. `restore`: it may start again. */
export const engineActions = ['stop', 'restore'] as const;

/** `sent`: the device has not answered yet. `unanswered`: it did not in time, and nobody knows what it did. */
export const engineRequestStates = [
  'requested',
  'approved',
  'sent',
  'answered',
  'unanswered',
  'lapsed',
  'withdrawn',
] as const;
export type EngineRequestState = (typeof engineRequestStates)[number];

/** `held`: the car moved between the check and the command. */
export const engineEventKinds = [...engineRequestStates, 'codeRefused', 'held'] as const;
export type EngineEventKind = (typeof engineEventKinds)[number];

export const engineRequest = v.looseObject({
  requestId: v.string(),
  action: v.picklist(engineActions),
  state: v.picklist(engineRequestStates),
  /** Null for an engine that is allowed to start again. */
  reason: v.nullish(v.string()),
  lapsesAt: v.string(),
  /** All that happened, the earliest first. Nothing is changed or deleted. */
  events: v.array(
    v.looseObject({
      kind: v.picklist(engineEventKinds),
      at: v.string(),
      /** An e-mail address; null for the server and the device. */
      by: v.nullish(v.string()),
      /** What the device said. */
      text: v.nullish(v.string()),
    }),
  ),
});
export type EngineRequest = v.InferOutput<typeof engineRequest>;

/** The second person, who approves. They count from `countsFrom`. */
export const engineContact = v.looseObject({
  email: v.nullish(v.string()),
  countsFrom: v.nullish(v.string()),
  /** Named, and not confirmed yet. */
  pendingEmail: v.nullish(v.string()),
});
export type EngineContact = v.InferOutput<typeof engineContact>;

export const engineRecord = v.looseObject({
  contact: engineContact,
  tracker: v.nullish(
    v.looseObject({
      trackerId: v.string(),
      /** False for phones and devices behind a Traccar server. */
      takesCommands: v.boolean(),
      hasRelay: v.boolean(),
    }),
  ),
  /** The newest first. */
  requests: v.array(engineRequest),
});
export type EngineRecord = v.InferOutput<typeof engineRecord>;

export const setRelayBody = v.object({ trackerId: uuid, hasRelay: v.boolean() });
export const nameContactBody = v.object({ email });
export const confirmContactBody = v.object({ otp: oneTimeCodeText });
export const askEngineBody = v.object({
  vehicleId: uuid,
  reason: text(limits.reasonMin, limits.reasonMax),
});
export const approveEngineBody = v.object({ requestId: uuid, otp: oneTimeCodeText });
export const restoreEngineBody = v.object({ vehicleId: uuid });
