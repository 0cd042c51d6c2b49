import type { BodyType } from '@portal/shared/contract';
import type { BodyShape } from '../body-shape';
import { highCars } from './high';
import { openCars } from './open';
import { roughCars } from './rough';
import { sedans } from './sedans';
import { smallCars } from './small';
import { vans } from './vans';

export const bodyShapes: Readonly<Record<BodyType, BodyShape>> = {
  sedan: sedans.sedan,
  'luxury-sedan': sedans.luxurySedan,
  hatchback: smallCars.hatchback,
  saloon: sedans.saloon,
  'beertle-version': smallCars.beetle,
  'beertle-convertible': smallCars.beetleConvertible,
  suv: highCars.suv,
  'suv-large': highCars.suvLarge,
  'compact-suv': highCars.compactSuv,
  estate: sedans.estate,
  coupe: smallCars.coupe,
  mpv: vans.mpv,
  'convertible-small': openCars.convertibleSmall,
  convertible: openCars.convertible,
  'jeep-varients': roughCars.jeep,
  'pickup-truck': roughCars.pickup,
  crossover: highCars.crossover,
  'sports-car': openCars.sportsCar,
  'passenger-van': vans.passengerVan,
  'van-cargo-mni': vans.vanCargo,
  'van-long-cargo': vans.vanLongCargo,
  limousine: sedans.limousine,
};
