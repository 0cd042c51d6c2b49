import { mutate } from 'swr';
import type { Endpoint, EndpointInput, EndpointResult } from '../contract/endpoint';
import type { Portal } from './portal';
import { queryKey } from './query-key';

/** An early answer that nobody has used by then is stale and is dropped. */
const KEPT = 10_000;

type Flights = Map<string, Promise<unknown>>;
const early = new WeakMap<Portal, Flights>();

function getFlights(portal: Portal): Flights {
  const known = early.get(portal);
  if (known) return known;
  const made: Flights = new Map();
  early.set(portal, made);
  portal.events.on('session:ended', () => made.clear());
  return made;
}

/**
 * Reads an endpoint before the component that will use it is loaded. The first `useQuery` of the same call
 * uses this answer in place of its own request, and has it at its first render if it has arrived by then.
 */
export async function preloadQuery<E extends Endpoint>(
  portal: Portal,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointResult<E>> {
  const flights = getFlights(portal);
  const key = queryKey(portal.country.get().id, endpoint, input);
  const known = flights.get(key) as Promise<EndpointResult<E>> | undefined;
  if (known) return known;
  const flight = read();
  flights.set(key, flight);
  const forget = () => {
    if (flights.get(key) === flight) flights.delete(key);
  };
  setTimeout(forget, KEPT);
  // The component then makes a new request, and shows what is wrong.
  flight.catch(forget);
  return flight;

  async function read(): Promise<EndpointResult<E>> {
    const answer = await portal.api.call(endpoint, input);
    await mutate(key, answer, { revalidate: false });
    return answer;
  }
}

/** The early answer to a call, once. */
export function takeEarly<Result>(portal: Portal, key: string): Promise<Result> | undefined {
  const flights = early.get(portal);
  const flight = flights?.get(key) as Promise<Result> | undefined;
  flights?.delete(key);
  return flight;
}

/** After a change, what was read before it may be wrong: the next reader asks the server. */
export const forgetEarlyAnswers = (portal: Portal): void => early.get(portal)?.clear();
