import { Icon } from '@portal/shared/ui';
import type { ComboOption } from './ComboOption';
import { ComboChoice } from './parts';

/**
 * React Aria scrolls the chosen line into the list, and then by this into the window. With a list that has no
 * position yet the whole page jumps, and its scrolling closes the list (heroui-inc/heroui#6821). A list is
 * always in the window anyway.
 */
const staysPut = (line: Element | null) => {
  if (line) line.scrollIntoView = () => undefined;
};

/**
 * A line of a list. Not a component: React Aria reads the line's id from what the list's function returns.
 */
export const renderChoice = (option: ComboOption) => (
  <ComboChoice ref={staysPut} id={option.value} textValue={option.label}>
    <span>
      {option.media} {option.label}
      {option.description && <small>{option.description}</small>}
    </span>
    <Icon name="check" />
  </ComboChoice>
);
