import { Icon } from '@portal/shared/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useRemotes } from '../../core/host-context';
import { useBadgeCount } from '../../live/badges/badge-counts';
import { CountBadge } from '../../live/badges/CountBadge';
import { useLiveMessages } from '../../messages/useLiveMessages';
import { preloadPath } from '../../router/preload';
import { findIcon } from '../navigation/find-icon';
import { navigationStyle } from './navigation-style';

const Link = styled(NavLink)`
  ${navigationStyle}
`;

interface Props {
  to: string;
  label: string;
  icon?: string | undefined;
  /** Name of the count shown next to it. */
  badge?: string | undefined;
  /** Under an expandable entry: no icon, and the text in line with the parent's. */
  isChild?: boolean;
}

/** An agent who points at a link will likely follow it, so what it needs is loaded early. */
export function NavigationLink({ to, label, icon, badge, isChild }: Props) {
  const t = useLiveMessages();
  const count = useBadgeCount(badge);
  const remotes = useRemotes();
  const loadAhead = () => void preloadPath(remotes, to);
  return (
    <Link
      to={to}
      end={to === '/'}
      aria-label={count > 0 ? t('live.badge', { label, count }) : undefined}
      onPointerEnter={loadAhead}
      onTouchStart={loadAhead}
      onFocus={loadAhead}
    >
      {!isChild && <Icon name={findIcon(icon)} size={18} />}
      {label}
      {count > 0 && <CountBadge count={count} />}
    </Link>
  );
}
