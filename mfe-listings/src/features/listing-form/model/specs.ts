export interface Spec {
  readonly id: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly name: string }[];
}
/** The chosen value's id by specification. */
export type SpecValues = Record<string, string>;
interface Chosen {
  readonly specId: string;
  readonly valueId: string;
}

/** The chosen values of the current specifications; those of another type are dropped. */
export function specValues(specs: readonly Spec[], chosen: readonly Chosen[]): SpecValues {
  const findChosenValue = ({ id, values }: Spec) => {
    const valueId = chosen.find(({ specId }) => specId === id)?.valueId ?? '';
    return values.some((value) => value.id === valueId) ? valueId : '';
  };
  return Object.fromEntries(specs.map((spec) => [spec.id, findChosenValue(spec)]));
}

export const listChosenSpecs = (values: SpecValues): Chosen[] =>
  Object.entries(values).flatMap(([specId, valueId]) => (valueId ? [{ specId, valueId }] : []));

export const missingSpecs = (values: SpecValues): string[] =>
  Object.entries(values).flatMap(([specId, valueId]) => (valueId ? [] : [specId]));

/** Readable names of a specification and its chosen value. */
export const listNamedSpecs = (specs: readonly Spec[], values: SpecValues) =>
  specs.flatMap((spec) => {
    const value = spec.values.find(({ id }) => id === values[spec.id]);
    return value ? [{ name: spec.name, value: value.name }] : [];
  });
