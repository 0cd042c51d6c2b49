export { createOrderedSlots, type OrderedSlots, type Placed } from './ordered-slots';
export { createSlots, type Slots } from './slots';
