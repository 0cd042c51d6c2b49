/** The names of the settings in a schema of the environment: `NAME: …` at the beginning of a line, two spaces in. */
export const listSettings = (source: string): string[] => [
  ...new Set([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)),
];

/** The names that a source reads from the environment one by one: after `env.`, or in `env['…']`. */
export const listReadSettings = (source: string): string[] => [
  ...new Set([...source.matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)),
];

/** The names of the settings that an example of the environment shows: `# NAME=value`. */
export const listExamples = (text: string): string[] =>
  [...text.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
