export interface NamedError {
  /** The field's name in the form. Empty for an error that belongs to no field. */
  name: string;
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The messages in an error object of react-hook-form, nested fields included, in the order of the fields. */
export function collectErrors(errors: unknown, name = ''): NamedError[] {
  if (!isObject(errors)) return [];
  if (typeof errors.message === 'string' && errors.message)
    return [{ name: name === 'root' ? '' : name, message: errors.message }];
  // An error without a message still carries `ref`, the element itself.
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, value]) => collectErrors(value, name && name !== 'root' ? `${name}.${key}` : key));
}
