import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type LinkProps as LibraryLinkProps } from 'react-router-dom';

/** The other features of the library's link are for its server framework. */
type Left = 'discover' | 'prefetch' | 'mask' | 'viewTransition' | 'defaultShouldRevalidate';
export type LinkProps = Omit<LibraryLinkProps, Left>;

/** A link to a page of the portal. The library's own link adds 2 KB of its framework. */
export function Link({
  to,
  replace,
  state,
  relative,
  preventScrollReset,
  reloadDocument,
  target,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to, { relative });
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    relative,
    preventScrollReset,
    target,
  });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) navigate(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
