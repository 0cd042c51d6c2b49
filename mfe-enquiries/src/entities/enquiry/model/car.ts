import type { Enquiry } from '@portal/shared/contract';
import type { TranslateText } from '../../../messages/useText';

type Car = Enquiry['car'];

/** A text of only spaces counts as missing. */
export const trimText = (text: string | null | undefined): string => (text ?? '').trim();

export const vehicleName = (car: Car, t: TranslateText): string =>
  trimText(car?.vehicleTitle) || trimText(car?.vehicleModel) || t('enquiries.vehicle.unknown');

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The wire has the longitude first. Null if it is no place on earth. */
export function getCoordinates(car: Car): Place | null {
  if (!Array.isArray(car?.location)) return null;
  const [longitude, latitude] = car.location;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Six decimals are a tenth of a metre. */
const degrees = (value: number): string => String(Number(value.toFixed(6)));

export function locationText(car: Car, t: TranslateText): string {
  if (typeof car?.location === 'string' && trimText(car.location)) return trimText(car.location);
  const place = getCoordinates(car);
  return place
    ? t('enquiries.location.coordinates', { lat: degrees(place.latitude), lng: degrees(place.longitude) })
    : t('enquiries.location.none');
}

/** Where the vehicle is, on a public map. Null if unknown. */
export function mapLink(car: Car): string | null {
  const place = getCoordinates(car);
  if (place) {
    const [lat, lng] = [degrees(place.latitude), degrees(place.longitude)];
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
  }
  const address = typeof car?.location === 'string' ? trimText(car.location) : '';
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : null;
}

const isSafe = (url: string): boolean => /^(https:\/\/|\/(?!\/))/i.test(url);

/**
 * The addresses of the photos, the smallest version first if there are several. Only the own origin and https
 * are allowed.
 */
export const listImages = (car: Car, size: 'thumbnail' | 'full' = 'full'): string[] =>
  (car?.vehiclePhotos ?? [])
    .map((photo) =>
      typeof photo === 'string' ? photo : (((size === 'thumbnail' && photo.thumbnailUrl) || photo.url) ?? ''),
    )
    .filter(isSafe);

/** The picture of a row; null shows the placeholder. */
export const getThumbnail = (car: Car): string | null => listImages(car, 'thumbnail')[0] ?? null;
