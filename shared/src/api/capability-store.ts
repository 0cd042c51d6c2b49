import type { Capability } from '../contract/capability';
import type { Endpoint } from '../contract/endpoint';

/** What each server understands beyond the specification: what the configuration says, and what its answers say. */
export interface CapabilityStore {
  /** Whether the server at this base announces the capability. */
  offers(base: string, capability: Capability): boolean;
  /** Reads the header of an answer and adds it to what the configuration says. */
  learn(base: string, header: string): void;
  subscribe(listener: () => void): () => void;
}

export function createCapabilityStore(
  configured: (base: string, capability: Capability) => boolean,
): CapabilityStore {
  const learned = new Map<string, { header: string; names: ReadonlySet<string> }>();
  const listeners = new Set<() => void>();
  return {
    offers: (base, capability) =>
      configured(base, capability) || learned.get(base)?.names.has(capability) === true,
    learn(base, header) {
      if (learned.get(base)?.header === header) return;
      learned.set(base, { header, names: new Set(header.split(/[\s,]+/)) });
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a query or a body that the server announces or the specification states. */
export function pickOffered<Part>(
  part: Part,
  adds: Endpoint['adds'],
  offers: (capability: Capability) => boolean,
): Part {
  if (!adds || typeof part !== 'object' || part === null || part instanceof FormData) return part;
  return Object.fromEntries(
    Object.entries(part as Fields).filter(([name]) => {
      const capability = adds[name];
      return capability === undefined || offers(capability);
    }),
  ) as Part;
}
