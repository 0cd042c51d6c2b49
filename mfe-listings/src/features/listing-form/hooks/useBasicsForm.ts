import { valibotResolver } from '@hookform/resolvers/valibot';
import { vehicleLevelEndpoints, type CountryCode, type Listing } from '@portal/shared/contract';
import { useApi, useCountry } from '@portal/shared/portal';
import type { Resolver } from 'react-hook-form';
import { basicsRules, isUnknownPhone } from '../model/basics-rules';
import {
  basicsFields,
  toBasicsValues,
  fileFields,
  type BasicsValues,
  type CheckedBasics,
} from '../../../entities/listing/model/to-basics-values';
import type { Base } from './useDraft';
import { useLevelForm } from './useLevelForm';
import type { DraftChoice } from './useOpenDraft';
import { useListingFiles } from './useListingFiles';
import { useSaveBasics, type SavedBasics } from './useSaveBasics';
import { useSpecification } from '../../../entities/listing/hooks/useSpecification';

const contractRules = valibotResolver(basicsRules) as Resolver<BasicsValues, unknown, CheckedBasics>;

const createResolver =
  (country: CountryCode): Resolver<BasicsValues, unknown, CheckedBasics> =>
  async (values, context, options) => {
    const result = await contractRules(values, context, options);
    if (result.errors.phoneNumber || !(await isUnknownPhone(values.phoneNumber, country))) return result;
    const phoneNumber = { type: 'unknown', message: 'validation.phoneUnknown' };
    return { values: {}, errors: { ...result.errors, phoneNumber } };
  };
const resolvers = { ae: createResolver('ae'), in: createResolver('in') };

interface Settings {
  /** The stored listing; null for a new one. */
  readonly listing: Listing | null;
  readonly fresh: Base<BasicsValues>;
  /** The listing whose files a new one shares. */
  readonly copiedListing?: Listing | undefined;
  /** The drafts of new listings differ by their starting point. */
  readonly draftName: string;
  readonly draft: DraftChoice<BasicsValues> | null;
  readonly onSaved: (saved: SavedBasics) => Promise<void>;
}

/** Level one: its fields, its files, and where both are sent. */
export function useBasicsForm({ listing, fresh, copiedListing, draftName, draft, onSaved }: Settings) {
  const api = useApi();
  const country = useCountry();
  const specification = useSpecification();
  const saveBasics = useSaveBasics(listing?.vehicleId ?? null);
  const source = listing ?? copiedListing;
  const known = fileFields.flatMap((name) => source?.[name] ?? []);
  const level = useLevelForm<BasicsValues, CheckedBasics>({
    listing: draftName,
    level: 'basics',
    resolver: resolvers[country.id],
    fresh,
    draft,
    fields: basicsFields,
    async save(checked, version, done) {
      const saved = await saveBasics(checked, version);
      files.cleanUp();
      done();
      await onSaved(saved);
    },
    async reread() {
      const { vehicleId } = listing ?? { vehicleId: '' };
      const now = await api.call(vehicleLevelEndpoints.levelOne, { query: { vehicleId } });
      return { values: toBasicsValues(now, specification), version: now.version ?? null };
    },
  });
  const files = useListingFiles({
    keptAs: level.draftKey,
    form: level.form,
    known,
    inUse: known.map((file) => (typeof file === 'string' ? file : file.id)),
    send: level.submit,
  });
  return { level, files };
}
export type BasicsForm = ReturnType<typeof useBasicsForm>;
