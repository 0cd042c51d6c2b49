import { endpointTable } from '@portal/shared/contract';
import * as v from 'valibot';

const parameter = v.object({
  name: v.string(),
  in: v.string(),
  required: v.boolean(),
  schema: v.object({ enum: v.optional(v.array(v.unknown())) }),
});
type Parameter = v.InferOutput<typeof parameter>;

const operation = v.object({
  operationId: v.string(),
  parameters: v.array(parameter),
  responses: v.record(v.string(), v.object({ content: v.optional(v.record(v.string(), v.unknown())) })),
});

/** What an API says of its own calls: of the release that it is, not of the present sources. */
export const apiDescription = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });
export type ApiDescription = v.InferOutput<typeof apiDescription>;

export interface Read {
  readonly id: string;
  readonly path: string;
  /** Those without which it is refused. */
  readonly needs: readonly Parameter[];
}

const notForAgents: readonly string[] = endpointTable
  .filter(({ access }) => access !== 'agent' && access !== 'public')
  .map(({ id }) => id);

/** Everything that an agent may read. A stream of events does not end, so it is left out. */
export const listReads = ({ paths }: ApiDescription): Read[] =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || notForAgents.includes(get.operationId)) return [];
    const types = Object.values(get.responses).flatMap(({ content = {} }) => Object.keys(content));
    if (types.includes('text/event-stream')) return [];
    return [{ id: get.operationId, path, needs: get.parameters.filter(({ required }) => required) }];
  });

/** Values of parameters by their name. */
export type KnownValues = Readonly<Record<string, string>>;

/** The address of a read, or undefined as long as the value of a parameter is not known. */
export function fillRead({ path, needs }: Read, known: KnownValues): string | undefined {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, schema } of needs) {
    const [choice] = schema.enum ?? [];
    const value = known[name] ?? (choice === undefined ? undefined : String(choice));
    if (value === undefined) return undefined;
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids in an answer by the name of their field, which is also that of the parameter. The first of a name stays. */
export function findIds(answer: unknown): Record<string, string> {
  if (typeof answer !== 'object' || answer === null) return {};
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'string' && name.endsWith('Id') && uuid.test(value)) found[name] ??= value;
    else Object.assign(found, { ...findIds(value), ...found });
  }
  return found;
}
