import { exploreCountry } from './explore-country';

exploreCountry('in');
