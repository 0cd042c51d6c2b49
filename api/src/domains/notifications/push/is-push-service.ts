/** Whether an address is at one of the push services. A client names the address, so no other is called. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  // An origin of this machine, which tests set.
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}
