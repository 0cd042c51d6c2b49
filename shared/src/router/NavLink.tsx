import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends LinkProps {
  /** Only this path itself counts, not those below it. */
  end?: boolean;
}

/** A link that marks the current page: `aria-current="page"` and the class `active`. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname: target } = useResolvedPath(to, { relative: rest.relative });
  const isActive = leadsTo(useLocation().pathname.toLowerCase(), target.toLowerCase(), end);
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link {...rest} to={to} className={classes || undefined} aria-current={isActive ? 'page' : undefined} />
  );
}

function leadsTo(current: string, target: string, end: boolean): boolean {
  if (current === target) return true;
  // Everything is below "/".
  return !end && target !== '/' && current.startsWith(target.endsWith('/') ? target : `${target}/`);
}
