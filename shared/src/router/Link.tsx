import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type LinkProps as LibraryLinkProps } from 'react-router-dom';

/** What the library's link does besides is for its server framework. */
type Left = 'discover' | 'prefetch' | 'mask' | 'viewTransition' | 'defaultShouldRevalidate';
export type LinkProps = Omit<LibraryLinkProps, Left>;

/** A link to a page of the portal. The library's own brings 2 KB of its framework along. */
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
