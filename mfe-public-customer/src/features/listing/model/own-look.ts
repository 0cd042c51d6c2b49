import { OWN_LOOK } from '@portal/shared/contract';

const OWN_KEY = 'listingOwnLook';
const openedKey = (linkId: string) => `listingOpened.${linkId}`;

/** The agent opens the page from the portal with a mark, which this browser keeps and the address does not. */
export function keepOwnLook(): void {
  if (window.location.hash !== OWN_LOOK) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  localStorage.setItem(OWN_KEY, '1');
}

/** Whether to count: not for the agent, and once for each visit, however often the page loads. */
export function isFirstOpen(linkId: string): boolean {
  if (localStorage.getItem(OWN_KEY) || sessionStorage.getItem(openedKey(linkId))) return false;
  sessionStorage.setItem(openedKey(linkId), '1');
  return true;
}
