import { Icon, type IconName } from '@portal/shared/ui';
import { useRef, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Pressable,
} from 'react-aria-components/Menu';
import styled from 'styled-components';
import { OverlayLocale } from './OverlayLocale';
import { choiceStyle, floatingSurface } from './surface';
import { isElsewhere, useCloseOutside } from './useCloseOutside';

export interface MenuProps {
  /** The button that opens it, a kit `Button` or `IconButton`. The menu takes its name. */
  trigger: ReactElement;
  /** Open from the start: for a menu whose file was loaded because the agent asked for it. */
  defaultOpen?: boolean;
  onAction?: (id: string) => void;
  children: ReactNode;
}

export interface MenuItemProps {
  id: string;
  icon?: IconName;
  /** Before the text, instead of an icon: a flag. */
  media?: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  href?: string;
  children: ReactNode;
  /** What type-ahead looks for, where the content is not plain text. */
  textValue?: string;
}

const Surface = styled(Popover)`
  ${floatingSurface}
`;
const List = styled(AriaMenu)`
  padding: var(--space-1);
  outline: none;
`;

const Item = styled(AriaMenuItem)<{ $danger: boolean }>`
  ${choiceStyle}
  text-decoration: none;
  color: ${({ $danger }) => ($danger ? 'var(--color-danger-ink)' : 'inherit')};
  ${({ $danger }) => $danger && '& > svg { color: inherit; }'}
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

type Trigger = ComponentProps<typeof Pressable>['children'];

/**
 * Not modal: for a modal menu React Aria makes the rest of the page inert, and the browser then calculates
 * the style of the whole page again, twice for each menu. A press outside closes the menu and does what it
 * would have done. So does scrolling.
 */
export function Menu({ trigger, defaultOpen = false, onAction, children }: MenuProps) {
  const surface = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useCloseOutside(surface, open, () => setOpen(false));
  return (
    <OverlayLocale>
      <MenuTrigger isOpen={open} onOpenChange={setOpen}>
        <Pressable>{trigger as Trigger}</Pressable>
        <Surface
          ref={surface}
          placement="bottom end"
          offset={4}
          isNonModal
          shouldCloseOnInteractOutside={isElsewhere}
        >
          <List onAction={(key) => onAction?.(String(key))}>{children}</List>
        </Surface>
      </MenuTrigger>
    </OverlayLocale>
  );
}

export function MenuItem({
  id,
  icon,
  media,
  description,
  tone = 'default',
  disabled,
  href,
  textValue,
  children,
}: MenuItemProps) {
  // React Aria throws when a mounted item changes its id. With a new element it is mounted again instead.
  return (
    <Item
      key={id}
      id={id}
      href={href}
      isDisabled={disabled}
      $danger={tone === 'danger'}
      textValue={textValue ?? (typeof children === 'string' ? children : id)}
    >
      {media ?? (icon && <Icon name={icon} />)}
      <span>
        {children}
        {description && <small>{description}</small>}
      </span>
    </Item>
  );
}
