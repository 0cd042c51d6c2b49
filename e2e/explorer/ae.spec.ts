import { exploreCountry } from './explore-country';

exploreCountry('ae');
