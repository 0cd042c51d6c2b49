import { findOwner, type NavEntry } from '@portal/shared/remote';
import { Icon } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useRemotes } from '../../core/host-context';
import { preloadPath } from '../../router/preload';
import { findIcon } from '../navigation/find-icon';
import { NavigationLink } from './NavigationLink';
import { navigationStyle } from './navigation-style';

const Toggle = styled.button`
  ${navigationStyle}
  & > svg:last-child {
    margin-inline-start: auto;
    transition: transform var(--quick);
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Links = styled.ul`
  && {
    padding-block: 2px;
    padding-inline-start: calc(18px + var(--space-3));
  }
  /* The longest name stays on one line, also in the heavier letters of the current page. */
  & a {
    padding-inline-end: var(--space-1);
  }
`;

interface Props {
  entry: NavEntry;
  links: NonNullable<NavEntry['children']>;
}

/**
 * An entry with subpages. From another part it goes to its first page and opens. Within its own part it opens
 * and closes.
 */
export function ExpandableEntry({ entry, links }: Props) {
  const remotes = useRemotes();
  const navigate = useNavigate();
  const listId = useId();
  const findOwnerName = (path: string) => findOwner(remotes.entries, path)?.remote.name;
  const isInside = findOwnerName(useLocation().pathname) === findOwnerName(entry.to);
  // The agent has not chosen yet: open where the agent is.
  const [choice, setChoice] = useState<{ open: boolean; inside: boolean } | null>(null);
  const isOpen = choice && choice.inside === isInside ? choice.open : isInside;
  const loadAhead = () => void preloadPath(remotes, entry.to);
  const toggle = () => {
    if (isInside) return setChoice({ open: !isOpen, inside: true });
    setChoice({ open: true, inside: true });
    void navigate(entry.to);
  };
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-current={isInside ? '' : undefined}
        onPointerEnter={loadAhead}
        onTouchStart={loadAhead}
        onFocus={loadAhead}
        onClick={toggle}
      >
        <Icon name={findIcon(entry.icon)} size={18} />
        {entry.label}
        <Icon name="chevron-down" size={14} />
      </Toggle>
      {isOpen && (
        <Links id={listId}>
          {links.map((link) => (
            <li key={link.to}>
              <NavigationLink {...link} isChild />
            </li>
          ))}
        </Links>
      )}
    </>
  );
}
