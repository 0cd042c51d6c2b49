export interface Spec {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}
/** A value's id for each specification's. */
export type SpecValues = Record<string, string>;
interface Chosen {
  readonly specId: string;
  readonly valueId: string;
}

/** What was chosen for the specifications there are now; what belonged to another type falls away. */
export function specValues(specs: readonly Spec[], chosen: readonly Chosen[]): SpecValues {
  const findChosenValue = ({ id, values }: Spec) => {
    const valueId = chosen.find(({ specId }) => specId === id)?.valueId ?? '';
    return values.some((value) => value.id === valueId) ? valueId : '';
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, findChosenValue(spec)]));
}

export const chosenSpecs = (values: SpecValues): Chosen[] =>
  Object.entries(values).flatMap(([specId, valueId]) => (valueId ? [{ specId, valueId }] : []));

export const missingSpecs = (values: SpecValues): string[] =>
  Object.entries(values).flatMap(([specId, valueId]) => (valueId ? [] : [specId]));

/** Names of a specification and its chosen value, to be read. */
export const namedSpecs = (specs: readonly Spec[], values: SpecValues) =>
  specs.flatMap((spec) => {
    const value = spec.values.find(({ id }) => id === values[spec.id]);
    return value ? [{ name: spec.name, value: value.name }] : [];
  });
