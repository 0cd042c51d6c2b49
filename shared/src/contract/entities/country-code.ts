import * as v from 'valibot';
import { countryCodes } from './country';

/** Separate from the countries themselves: a first view needs the codes and no schema. */
export const countryCode = v.picklist(countryCodes);
