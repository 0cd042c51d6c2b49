/** Up to two letters that stand for a maker without a mark: L for Lexus, LR for Land Rover. */
export const getMonogram = (maker: string): string =>
  maker
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
