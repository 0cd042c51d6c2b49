/** A metric that an expression reads, with the labels that it selects by. */
export interface UsedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Words of the language that are neither a function nor a metric. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);

/** The metrics of a PromQL expression. */
export function listUsedMetrics(expression: string): UsedMetric[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\[[^\]]*\]|\b\d+(?:ms|s|m|h|d|w|y)\b/g, '')
    .replaceAll(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/([a-zA-Z_:][\w:]*)\s*(\(|\{[^}]*\})?/g)]
    .filter(([, name = '', next]) => next !== '(' && !words.has(name.toLowerCase()))
    .map(([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    }));
}
