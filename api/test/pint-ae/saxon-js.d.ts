/** The part of SaxonJS that the tests use. It has no types of its own. */
declare module 'saxon-js' {
  interface TransformOptions {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
  }
  const SaxonJS: {
    transform(options: TransformOptions): { readonly principalResult: string | null };
  };
  export default SaxonJS;
}
