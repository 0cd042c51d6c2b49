// Creating a format takes a hundred times as long as using it, and lists use one in every row.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of a language (`en-AE`) with these options, created once. */
export function getDateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}
