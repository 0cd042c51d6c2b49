import type { PortalEvents } from './events';

type Handler<Fact> = (fact: Fact) => void;

export interface EventBus<Events = PortalEvents> {
  emit<Name extends keyof Events>(name: Name, fact: Events[Name]): void;
  /** @returns the function that ends the subscription */
  on<Name extends keyof Events>(name: Name, handler: Handler<Events[Name]>): () => void;
}

/**
 * A bus of facts. A handler that throws does not keep the others from hearing. Its error goes to `report`.
 * Unknown names throw, because a misspelt event would otherwise stay unnoticed.
 */
export function createEventBus<Events extends object = PortalEvents>(
  names: readonly (keyof Events & string)[],
  report: (error: unknown) => void = (error) => console.error(error),
): EventBus<Events> {
  const handlers = new Map<keyof Events, Set<Handler<never>>>(names.map((name) => [name, new Set()]));
  const getHandlers = (name: keyof Events) => {
    const set = handlers.get(name);
    if (!set) throw new TypeError(`Unknown event "${String(name)}"`);
    return set;
  };
  return {
    emit(name, fact) {
      for (const handler of [...getHandlers(name)]) {
        try {
          (handler as Handler<Events[typeof name]>)(fact);
        } catch (error) {
          report(error);
        }
      }
    },
    on(name, handler) {
      const set = getHandlers(name);
      set.add(handler as Handler<never>);
      return () => void set.delete(handler as Handler<never>);
    },
  };
}
