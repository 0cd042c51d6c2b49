import * as v from 'valibot';
import { countryCodes } from './country';

/** Apart from the countries themselves: a first view needs those and no schema. */
export const countryCode = v.picklist(countryCodes);
