import * as v from 'valibot';
import { listing as limits } from '../limits';
import { listingFileFields } from './listing-fields';
import { changeEntries, importReportSchema } from './import-report';
import { canonicalPlate, levelOneBody, plateFits } from './vehicle';
import { moneyText } from './money';
import { text, uuid } from './primitives';
import { rentalPeriods } from './rental';

const vehicleIds = v.pipe(
  v.array(uuid, 'validation.required'),
  v.minLength(1, 'validation.required'),
  v.maxLength(limits.bulkMax, 'validation.tooMany'),
);

export const bulkVisibilityBody = v.object({ vehicleIds, isVisible: v.boolean() });

/** What a price change does to each enabled rate of the chosen periods. The result is rounded to whole units and stays above zero. */
export const rateChange = v.variant('kind', [
  v.object({
    kind: v.literal('percent'),
    value: v.pipe(
      v.number('validation.number'),
      v.minValue(limits.rateChangeMin, 'validation.rateChange'),
      v.maxValue(limits.rateChangeMax, 'validation.rateChange'),
    ),
  }),
  v.object({
    kind: v.literal('amount'),
    value: v.pipe(v.number('validation.number'), v.safeInteger('validation.number')),
  }),
  v.object({
    kind: v.literal('set'),
    value: v.pipe(v.number('validation.number'), v.minValue(1, 'validation.moneyPositive')),
  }),
]);
export type RateChange = v.InferOutput<typeof rateChange>;
export const bulkRatesBody = v.object({
  vehicleIds,
  periods: v.pipe(v.array(v.picklist(rentalPeriods)), v.minLength(1, 'validation.required')),
  change: rateChange,
});

/** The result of each listing: a refused one says why, the others are still changed. */
export const bulkResult = v.object({
  results: v.array(
    v.object({
      vehicleId: v.string(),
      ok: v.boolean(),
      code: v.nullish(v.string()),
      message: v.nullish(v.string()),
      /** Of a price change: the rents it replaced and the version it made, which `restoreRates` takes. */
      before: v.nullish(v.record(v.string(), moneyText)),
      version: v.nullish(v.number()),
    }),
  ),
});
export type BulkResult = v.InferOutput<typeof bulkResult>;

/** Reverts a price change, vehicle by vehicle, where nothing has changed since. */
export const restoreRatesBody = v.object({
  vehicles: v.pipe(
    v.array(
      v.object({
        vehicleId: uuid,
        version: v.pipe(v.number('validation.number'), v.safeInteger('validation.number')),
        rents: v.partial(v.object({ day: moneyText, week: moneyText, month: moneyText, hour: moneyText })),
      }),
      'validation.required',
    ),
    v.minLength(1, 'validation.required'),
    v.maxLength(limits.bulkMax, 'validation.tooMany'),
  ),
});

/** One row of a file: level one without its files, which are added later. Such a listing stays at level 0 until then. */
export const importRow = v.pipe(
  v.partial(v.omit(v.object(levelOneBody.pipe[0].entries), listingFileFields), [
    'commercialLicenseExpireDate',
  ]),
  v.forward(
    v.check((value) => plateFits(value), 'validation.platePerCountry'),
    ['vehicleRegistrationNumber'],
  ),
  v.transform((value) => ({ ...value, vehicleRegistrationNumber: canonicalPlate(value) })),
);
/** For a server that changes records by rows. */
export const importUpdatesBody = v.object({
  /** Only check: nothing is stored. */
  dryRun: v.optional(v.boolean(), false),
  /** Each row is checked separately, so that one invalid row does not refuse the others. */
  rows: v.pipe(
    v.array(v.record(v.pipe(v.string(), v.maxLength(60)), v.unknown())),
    v.minLength(1, 'validation.required'),
    v.maxLength(limits.importRowsMax, 'validation.tooMany'),
  ),
  /**
   * A row that names a record changes the fields that it has and leaves the others. Its `version` is the one that the
   * file or the preview was made from, 0 where there was no such record: another one on the server refuses the row.
   */
  updates: v.optional(v.boolean(), false),
});
/** What a listing has that does not fit another type or category. */
export const listingLosses = ['specifications', 'features'] as const;
export type ListingLoss = (typeof listingLosses)[number];
export const importReport = importReportSchema({
  vehicleId: v.nullish(v.string()),
  ...changeEntries,
  /** What the listing loses when the row is stored. */
  losses: v.optional(v.array(v.picklist(listingLosses))),
});
export type ImportReport = v.InferOutput<typeof importReport>;

export const restoreBody = v.object({ vehicleId: uuid });
export const removed = v.object({ restorableUntil: v.string() });
/** The marketplace reports that a customer looked at a listing. */
export const viewBody = v.object({ vehicleId: uuid, source: v.optional(text(1, 40)) });
