import * as v from 'valibot';
import { page, search as searchLimits } from '../limits';
import { isoDate, queryInteger, uuid } from './primitives';

export const search = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(searchLimits.max, 'validation.tooLong')),
);
export const sortOrders = ['ASC', 'DESC'] as const;
export const sortOrder = v.optional(v.picklist(sortOrders), 'ASC');

/** Query strings carry `"true"` and `"false"`. */
export const queryBoolean = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** Several ids of a query, at most one page of them: `a,b`, or the name repeated. */
export const queryIds = v.pipe(
  v.union(
    [
      v.array(uuid),
      v.pipe(
        v.string(),
        v.transform((ids) => ids.split(',')),
        v.array(uuid),
      ),
    ],
    'validation.id',
  ),
  v.minLength(1, 'validation.required'),
  v.maxLength(page.max, 'validation.tooMany'),
);

export const pageNumber = v.optional(queryInteger(1, 100_000), page.first);
export const pageSize = v.optional(queryInteger(1, page.max), page.limit);

/** The defaults of every list of the rental management area: the first page of seven, ascending. */
export const srmListQuery = {
  page: pageNumber,
  limit: v.optional(queryInteger(1, page.max), page.srmLimit),
  sortOrder,
  search,
};

/** A period, both ends included. */
export const dateRangeQuery = v.object({
  dateStartRange: v.optional(isoDate),
  dateEndRange: v.optional(isoDate),
});
