import { createSlots } from './slots';

export interface Placed {
  /** Of the element: its key. */
  readonly slot: number;
  /** Of the item that it shows. */
  readonly index: number;
}

export interface OrderedSlots {
  /** The elements in the order they should have in the document. */
  place(items: readonly string[], isAtRest: boolean): readonly Placed[];
}

/**
 * Reused elements, whose order in the document matches their items whenever nothing moves: the tab key and
 * screen readers follow this order. While something moves no element changes its place.
 */
export function createOrderedSlots(): OrderedSlots {
  const slots = createSlots();
  let order: readonly number[] = [];
  return {
    place(items, isAtRest) {
      const placed = slots
        .assign(items)
        .flatMap((index, slot): Placed[] => (index === null ? [] : [{ slot, index }]));
      const stoodAt = new Map(order.map((slot, place) => [slot, place]));
      const place = ({ slot, index }: Placed) =>
        isAtRest ? index : (stoodAt.get(slot) ?? order.length + slot);
      placed.sort((a, b) => place(a) - place(b));
      order = placed.map(({ slot }) => slot);
      return placed;
    },
  };
}
