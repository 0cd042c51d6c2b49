import { createSlots } from './slots';

export interface Placed {
  /** Of the element: its key. */
  readonly slot: number;
  /** Of the item that it shows. */
  readonly index: number;
}

export interface OrderedSlots {
  /** The elements in the order in which they are to stand in the document. */
  place(items: readonly string[], isAtRest: boolean): readonly Placed[];
}

/**
 * Elements that are filled anew, whose order in the document is that of their items whenever nothing moves: it is the order in which the tab
 * key and screen readers go through them. While something moves no element changes its place.
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
