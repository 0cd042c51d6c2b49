/**
 * The path of its origin below which this portal is served, such as `/desk`. The gateway writes it into the page, and
 * no build knows it: links, routes, and the paths of the contract are without it.
 */
const getBasePath = (): string => document.documentElement.dataset.base ?? '';

/** A path of the portal as the browser calls it. */
export const addBasePath = (path: string): string => getBasePath() + path;

/** A path of the browser's address as routes and links know it. */
export const removeBasePath = (path: string): string => path.slice(getBasePath().length);
