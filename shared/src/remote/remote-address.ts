/** Whether a remote may come from an address: one of the portal's own, or one of an origin on the list. */
export const isAllowedAddress = (address: string, origins: readonly string[]): boolean =>
  /^\/(?![/\\])/.test(address) || (URL.canParse(address) && origins.includes(new URL(address).origin));

/** The folder of an address, with the slash at its end. */
export const getFolderAddress = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/** The folder of a version on another origin: only characters that mean nothing in a security policy. */
export const isVersionFolder = (address: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/\w[\w.~+-]*)*\/$/.test(address);
