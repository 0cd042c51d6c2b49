import type * as v from 'valibot';
import type { Capability } from './capability';
import { REQUEST_TIMEOUT } from './limits';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `public` needs no token, `agent` the agent's own, `operator` the platform's, `customer` the
 * token of a temporary link, `payer` the token of a payment's link.
 */
export type Access = 'public' | 'agent' | 'operator' | 'customer' | 'payer';

type Schema = v.GenericSchema;

export interface EndpointDefinition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Result extends Schema,
> {
  /** Unique, `domain.call`: the operation id of OpenAPI and the name in logs and metrics. */
  readonly id: string;
  readonly method: Method;
  /** Relative to the country's API base; parameters in braces: `/users/country/{userId}`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly result: Result;
  /** What the agent reads when the server gives no better text. */
  readonly failure: string;
  readonly timeout?: number;
  /** `multipart`: the body is files in form data. `blob`: the answer is a file, not JSON. `stream`: server-sent events. */
  readonly kind?: 'json' | 'multipart' | 'blob' | 'stream';
  /** The bearer is left out even when there is one (login, send-otp, verify-otp). */
  readonly withoutBearer?: boolean;
  /** Also accepts the token of a customer's temporary link, for that one customer. */
  readonly customerLink?: boolean;
  /**
   * A POST that reads or that the server itself makes safe to repeat: the client may try again after a lost
   * answer.
   */
  readonly repeatable?: boolean;
  /**
   * For a call that the supplier platform's specification does not state: it is sent only to a server that
   * announces this.
   */
  readonly capability?: Capability;
  /**
   * Fields of query and body beyond the specification, each sent only to a server that announces its
   * capability.
   */
  readonly adds?: Readonly<Record<string, Capability>>;
  /** `result` is the whole answer, not wrapped in `{ result }`. */
  readonly status?: 200 | 201 | 202;
  /** False while this release's server answers 501 to it. */
  readonly built: boolean;
}

export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> extends EndpointDefinition<Params, Query, Body, Result> {
  readonly timeout: number;
  readonly kind: 'json' | 'multipart' | 'blob' | 'stream';
  readonly status: 200 | 201 | 202;
}

/** Fills in an endpoint's defaults. */
export function endpoint<
  Result extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: EndpointDefinition<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return { timeout: REQUEST_TIMEOUT, kind: 'json', status: 200, ...definition };
}

type InferPartInput<Part> = Part extends Schema ? v.InferInput<Part> : never;
type Field<Name extends string, Part> = Part extends Schema
  ? undefined extends v.InferInput<Part>
    ? { readonly [Key in Name]?: InferPartInput<Part> }
    : Record<never, never> extends v.InferInput<Part>
      ? { readonly [Key in Name]?: InferPartInput<Part> }
      : { readonly [Key in Name]: InferPartInput<Part> }
  : { readonly [Key in Name]?: undefined };

/** What a caller passes: `{ params, query, body }`, each only where the endpoint has it. */
export type EndpointInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Result>
    ? Field<'params', Params> & Field<'query', Query> & Field<'body', Body>
    : never;

export type EndpointResult<E> =
  E extends Endpoint<infer _Params, infer _Query, infer _Body, infer Result> ? v.InferOutput<Result> : never;

/** Puts parameters into a path. @throws when one is missing */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError('ID is required');
    return encodeURIComponent(String(value));
  });
}
