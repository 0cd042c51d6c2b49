import type { CountryCode } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { retryOnLoss } from '../../database/retry-on-loss';
import { findCompanyByKey, findTracker, type TrackerKey } from '../../domains/tracking';
import { KeptAnswers } from './kept-answers';

export interface KnownTracker extends TrackerKey {
  readonly country: CountryCode;
}

export interface KnownCompany {
  readonly country: CountryCode;
  readonly companyId: string;
}

/** A device that is removed or moved to another company is noticed after this time. */
const KEEP_FOUND = 30_000;
/** A device that is registered is accepted after this time. */
const KEEP_MISSING = 5000;

/** Whose device it is: registered devices of all countries. */
export class Directory {
  private readonly trackers = new KeptAnswers<KnownTracker>({
    keepFound: KEEP_FOUND,
    keepMissing: KEEP_MISSING,
    largest: 50_000,
  });
  private readonly companies = new KeptAnswers<KnownCompany>({
    keepFound: KEEP_FOUND,
    keepMissing: KEEP_MISSING,
    largest: 10_000,
  });

  constructor(
    private readonly databases: ReadonlyMap<CountryCode, Db>,
    private readonly secret: string,
  ) {}

  /** A device that connects without a key. Registered in two countries, it belongs to the company that registered it first. */
  findTracker(identifier: string): Promise<KnownTracker | null> {
    return this.trackers.find(identifier, async () => {
      const found = await Promise.all(
        [...this.databases].map(async ([country, db]) => {
          const tracker = await retryOnLoss(() => findTracker(db, identifier, null));
          return tracker === null ? [] : [{ country, ...tracker }];
        }),
      );
      const [first] = found.flat().sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
      return first ?? null;
    });
  }

  /** A phone or a device of a Traccar server, by the company whose key it sent. */
  findWebTracker({ country, companyId }: KnownCompany, identifier: string): Promise<KnownTracker | null> {
    return this.trackers.find(`${companyId} ${identifier}`, async () => {
      const db = this.databases.get(country);
      const tracker = db ? await retryOnLoss(() => findTracker(db, identifier, companyId)) : null;
      return tracker && { country, ...tracker };
    });
  }

  findCompany(key: string): Promise<KnownCompany | null> {
    return this.companies.find(key, async () => {
      for (const [country, db] of this.databases) {
        const companyId = await retryOnLoss(() =>
          findCompanyByKey({ db, secret: this.secret, country }, key),
        );
        if (companyId !== null) return { country, companyId };
      }
      return null;
    });
  }
}
