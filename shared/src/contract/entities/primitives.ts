import * as v from 'valibot';
import { email as emailLimits, oneTimeCode, password as passwordLimits } from '../limits';

/**
 * Messages are ids of the catalogue (`validation.*`), so that client and server can show them in the reader's
 * language.
 */
export const uuid = v.pipe(v.string('validation.required'), v.uuid('validation.id'));

export const text = (min: number, max: number) =>
  v.pipe(
    v.string('validation.required'),
    v.trim(),
    v.minLength(Math.max(1, min), min > 1 ? 'validation.tooShort' : 'validation.required'),
    v.maxLength(max, 'validation.tooLong'),
  );

export const email = v.pipe(
  v.string('validation.required'),
  v.trim(),
  v.nonEmpty('validation.required'),
  v.maxLength(emailLimits.max, 'validation.tooLong'),
  v.email('validation.email'),
  v.toLowerCase(),
);

/** E.164. libphonenumber checks separately whether the number exists in its country. */
export const phoneNumber = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.regex(/^\+[1-9]\d{6,14}$/, 'validation.phone'),
);

export const countryCallingCode = v.pipe(
  v.string('validation.required'),
  v.regex(/^\+[1-9]\d{0,3}$/, 'validation.callingCode'),
);

export const newPassword = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.minLength(passwordLimits.min, 'validation.passwordShort'),
  v.maxLength(passwordLimits.max, 'validation.passwordLong'),
);

export const oneTimeCodeText = v.pipe(
  v.string('validation.required'),
  v.regex(new RegExp(`^\\d{${oneTimeCode.digits}}$`), 'validation.code'),
);

/** An ISO 8601 calendar date, `YYYY-MM-DD`. */
export const isoDate = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.isoDate('validation.date'),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value),
    'validation.date',
  ),
);

const isRealDay = (value: string): boolean => {
  const day = value.slice(0, 'YYYY-MM-DD'.length);
  return !Number.isNaN(Date.parse(value)) && new Date(day).toISOString().startsWith(day);
};

/** A calendar date (its first moment in UTC is meant), or a moment with its time zone. */
export const isoMoment = v.pipe(
  v.string('validation.required'),
  v.nonEmpty('validation.required'),
  v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())], 'validation.date'),
  v.check(isRealDay, 'validation.date'),
);

export const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());

/** A whole number within limits, both of them allowed. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(min, 'validation.number'),
    v.maxValue(max, 'validation.number'),
  );

/** Query strings carry text: a page number arrives as `"2"`. */
export const queryInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('validation.number'),
    v.minValue(min),
    v.maxValue(max),
  );

/** A page of rows as every list call answers it. */
export const pageSchema = <Row extends v.GenericSchema>(row: Row) =>
  v.object({
    list: v.array(row),
    page: v.number(),
    limit: v.number(),
    total: v.number(),
    totalNumberOfPages: v.number(),
  });
