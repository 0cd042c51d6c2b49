import type { CountryCode } from '@portal/shared/contract';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { indiaListings } from './india-listings';
import { indiaSpecialListings } from './india-special-listings';
import { uaePublishedListings } from './uae-published-listings';
import { uaeSpecialListings } from './uae-special-listings';
import { uaeUnpublishedListings } from './uae-unpublished-listings';

export const demoFleet: Readonly<Record<CountryCode, readonly DemoVehicle[]>> = {
  ae: [...uaePublishedListings, ...uaeUnpublishedListings, ...uaeSpecialListings],
  in: [...indiaListings, ...indiaSpecialListings],
};
