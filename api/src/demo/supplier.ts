import {
  authEndpoints,
  companyEndpoints,
  enquiryEndpoints,
  fillPath,
  limits,
  userEndpoints,
  vehicleEndpoints,
} from '@portal/shared/contract';
import type { CountryCode, Enquiry, Listing, SignedIn } from '@portal/shared/contract';
import { ask, post } from './ask';
import { DEMO_PASSWORD, demoDesks } from './desks';

export interface Supplier {
  readonly companyId: string;
  readonly photos: ReadonlyMap<string, readonly string[]>;
  /** Listings by their codes. */
  readonly listings: ReadonlyMap<string, string>;
}

/** What the marketplace would know about a supplier; here the demo agent's own account provides it. */
export async function loadSupplier(api: string, country: CountryCode): Promise<Supplier> {
  const base = `${api}/${country}`;
  const login = { phoneNumber: demoDesks[country].phoneNumber, password: DEMO_PASSWORD };
  const { token, userId } = await ask<SignedIn>(`${base}${authEndpoints.login.path}`, post(login));
  const get = <Result>(path: string) =>
    ask<Result>(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { companyId } = await get<{ companyId: string }>(`${companyEndpoints.get.path}?userId=${userId}`);
  const { agentId } = await get<{ agentId: string }>(userEndpoints.me.path);
  const { list } = await get<{ list: Enquiry[] }>(
    `${fillPath(enquiryEndpoints.list.path, { agentId })}?limit=${limits.page.max}`,
  );
  const photos = list.map(({ car }): [string, string[]] => [car?.vehicleCode ?? '', listPhotoIds(car)]);
  const listings = await get<{ list: Listing[] }>(`${vehicleEndpoints.list.path}?limit=${limits.page.max}`);
  const ids = listings.list.map(({ vehicleCode, vehicleId }): [string, string] => [
    vehicleCode ?? '',
    vehicleId,
  ]);
  return { companyId, listings: new Map(ids), photos: new Map(photos.filter(([, ids]) => ids.length > 0)) };
}

const listPhotoIds = (car: Enquiry['car']): string[] =>
  (car?.vehiclePhotos ?? []).flatMap((photo) => (typeof photo === 'string' ? [] : [photo.id]));
