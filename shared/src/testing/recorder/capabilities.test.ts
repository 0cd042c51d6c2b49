import { NOT_SHOWN, sectionSeven, type StatedCall } from './section-seven';
import { capabilities, endpointTable, type Endpoint } from '../../contract';

interface Described {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly pipe?: readonly Described[];
  readonly options?: readonly Described[];
}

/** The fields of an object, of the first step of a pipe, of every variant. */
function fieldsIn(schema: Described | undefined): string[] {
  if (!schema) return [];
  if (schema.options) return [...new Set(schema.options.flatMap(fieldsIn))];
  return Object.keys(schema.entries ?? schema.pipe?.[0]?.entries ?? {});
}

const statedAs = (endpoint: Endpoint): StatedCall | undefined =>
  sectionSeven.find(({ method, path }) => method === endpoint.method && path === endpoint.path);
const parts = ['query', 'body'] as const;

/** Fields that section 7 does not state: each needs a capability in `adds` of its endpoint. */
function fieldsBeyond(endpoint: Endpoint, stated: StatedCall): string[] {
  return parts.flatMap((part) => {
    const shown = stated[part] ?? {};
    if (shown === NOT_SHOWN) return [];
    return fieldsIn(endpoint[part] as Described | undefined).filter((name) => !(name in shown));
  });
}

describe('what the contract adds to the specification', () => {
  it.each(endpointTable.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: a call or field beyond section 7 has a capability, a stated one has none',
    (_id, endpoint) => {
      const stated = statedAs(endpoint);
      expect(endpoint.capability !== undefined).toBe(stated === undefined);
      if (!stated) return;
      const beyond = fieldsBeyond(endpoint, stated);
      const marked = Object.keys(endpoint.adds ?? {});
      expect(beyond.filter((name) => !marked.includes(name))).toEqual([]);
      const isOpen = parts.some((part) => stated[part] === NOT_SHOWN);
      expect(isOpen ? [] : marked.filter((name) => !beyond.includes(name))).toEqual([]);
    },
  );

  it('marks only existing fields', () => {
    for (const endpoint of endpointTable) {
      const known = parts.flatMap((part) => fieldsIn(endpoint[part] as Described | undefined));
      const marked = Object.keys(endpoint.adds ?? {});
      expect({ id: endpoint.id, unknown: marked.filter((name) => !known.includes(name)) }).toEqual({
        id: endpoint.id,
        unknown: [],
      });
    }
  });

  it('uses every capability, and names none twice', () => {
    const used = endpointTable.flatMap(({ capability, adds }) => [
      ...(capability ? [capability] : []),
      ...Object.values(adds ?? {}),
    ]);
    expect([...new Set(used)].sort()).toEqual([...capabilities].sort());
  });

  it('has every call of section 7', () => {
    const calls = endpointTable.map(({ method, path }) => `${method} ${path}`);
    expect(
      sectionSeven.map(({ method, path }) => `${method} ${path}`).filter((call) => !calls.includes(call)),
    ).toEqual([]);
  });
});
