/** The country's English name. As typed, where the list of countries does not load. */
export const readNationality = (typed: string, locale: string): Promise<string> =>
  import(/* webpackChunkName: "documents" */ '@portal/shared/names/nationalities').then(
    (nationalities) => nationalities.readNationality(typed, locale),
    () => typed,
  );
