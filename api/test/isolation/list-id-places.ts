import type { Endpoint } from '@portal/shared/contract';
import { toJsonSchema } from '@valibot/to-json-schema';

interface Node {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
}

function* walk(node: Node, path: string): Generator<string> {
  if (node.format === 'uuid') yield path;
  for (const [name, child] of Object.entries(node.properties ?? {})) yield* walk(child, `${path}.${name}`);
  if (node.items) yield* walk(node.items, `${path}[]`);
  for (const child of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
    yield* walk(child, path);
}

/**
 * Every place of an endpoint where an id is possible, read from its schemas: `query.userId`,
 * `body.location.cityId`.
 */
export function listIdPlaces(endpoint: Endpoint): string[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema
      ? [...walk(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Node, part)]
      : [];
  });
  return [...new Set(places)].sort();
}
