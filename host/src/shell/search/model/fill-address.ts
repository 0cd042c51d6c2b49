type Ids = Readonly<Record<string, string | undefined>>;

/** Puts ids into an address such as `/srm/end-trip/{id}`. Null if one is missing. */
export function fillAddress(template: string, ids: Ids): string | null {
  let isComplete = true;
  const address = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const id = ids[name];
    if (!id) isComplete = false;
    return encodeURIComponent(id ?? '');
  });
  return isComplete ? address : null;
}
