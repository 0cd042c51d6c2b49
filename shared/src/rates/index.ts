export { RateFields, type RateWords } from './RateFields';
export { Rates } from './Rates';
export type { HourRateValues, RatedValues, RateField, RateValues } from './rated-values';
