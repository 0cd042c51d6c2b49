import {
  countries,
  currencies,
  listActiveRates,
  publicListingEndpoints,
  writePublicListingPath,
  type PublicListing,
  type PublicListingAddress,
  type RentalPeriod,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { getLanguageTag, type Locale } from '@portal/shared/i18n/locales';

export interface PreviewTag {
  readonly name: string;
  readonly content: string;
}

/** What a messenger shows of a page before anyone opens it. */
export interface Preview {
  readonly title: string;
  readonly tags: readonly PreviewTag[];
}

interface Texts {
  readonly seller: (company: string) => string;
  readonly owner: string;
  readonly price: Readonly<Record<RentalPeriod, (price: string) => string>>;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    seller: (company) => `Offered by ${company}`,
    owner: 'Offered by its owner',
    price: {
      hour: (price) => `${price} per hour`,
      day: (price) => `${price} per day`,
      week: (price) => `${price} per week`,
      month: (price) => `${price} per month`,
    },
  },
  ar: {
    seller: (company) => `تعرضها ${company}`,
    owner: 'يعرضها مالكها',
    price: {
      hour: (price) => `${price} في الساعة`,
      day: (price) => `${price} في اليوم`,
      week: (price) => `${price} في الأسبوع`,
      month: (price) => `${price} في الشهر`,
    },
  },
  hi: {
    seller: (company) => `${company} की पेशकश`,
    owner: 'गाड़ी के मालिक की पेशकश',
    price: {
      hour: (price) => `${price} प्रति घंटा`,
      day: (price) => `${price} प्रति दिन`,
      week: (price) => `${price} प्रति सप्ताह`,
      month: (price) => `${price} प्रति महीना`,
    },
  },
};

/** For a link that shows no listing, whatever the reason: the same as for one that never was. */
export const neutralPreview = (brandName: string): Preview => ({
  title: brandName,
  tags: [
    { name: 'og:site_name', content: brandName },
    { name: 'og:title', content: brandName },
    { name: 'og:type', content: 'website' },
  ],
});

interface Place {
  readonly address: PublicListingAddress;
  /** The origin of the customer's page. */
  readonly origin: string;
  /** Of the API of the listing's country, as browsers call it: a path of that origin, or an address. */
  readonly apiBase: string;
  readonly locale: Locale;
  readonly brandName: string;
}

export function writeListingPreview(listing: PublicListing, place: Place): Preview {
  const { address, origin, apiBase, locale, brandName } = place;
  const { country, linkId } = address;
  const description = writeDescription(listing, place);
  const photo = new URL(`${apiBase}${publicListingEndpoints.photo.path}`, origin);
  photo.searchParams.set('linkId', linkId);
  return {
    title: `${listing.title} · ${brandName}`,
    tags: [
      { name: 'og:site_name', content: brandName },
      { name: 'og:title', content: listing.title },
      { name: 'og:type', content: 'website' },
      { name: 'og:url', content: origin + writePublicListingPath(country, linkId) },
      { name: 'og:locale', content: `${locale}_${country.toUpperCase()}` },
      { name: 'og:description', content: description },
      { name: 'description', content: description },
      ...(listing.photos.length === 0
        ? []
        : [
            { name: 'og:image', content: photo.href },
            { name: 'og:image:alt', content: listing.title },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]),
    ],
  };
}

/** "AED 320 per day · Offered by Dune & Drive". */
function writeDescription({ rentalDetails, currency, seller }: PublicListing, { address, locale }: Place) {
  const say = texts[locale];
  const rates = listActiveRates(rentalDetails);
  const rate = rates.find(({ period }) => period === 'day') ?? rates[0];
  const known = currencies.find((code) => code === currency) ?? countries[address.country].currency;
  return [
    ...(rate ? [say.price[rate.period](formatMoney(rate.minor, known, getLanguageTag(locale)))] : []),
    seller.companyName ? say.seller(seller.companyName) : say.owner,
  ].join(' · ');
}
