/** The federation container of a remote: `mfe-auth` is the folder's and the registry's name, `mfe_auth` the container's. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
