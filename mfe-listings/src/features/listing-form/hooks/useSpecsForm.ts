import { vehicleEndpoints, vehicleLevelEndpoints } from '@portal/shared/contract';
import { useApi, useInvalidate, useMutation } from '@portal/shared/portal';
import type { FieldErrors, FieldPath, Resolver, ResolverResult } from 'react-hook-form';
import { listChosenSpecs, missingSpecs, specValues, type Spec, type SpecValues } from '../model/specs';
import type { Base } from './useDraft';
import { useLevelForm } from './useLevelForm';
import type { DraftChoice } from './useOpenDraft';

export interface SpecsForm {
  specs: SpecValues;
}
export const getSpecField = (specId: string): FieldPath<SpecsForm> => `specs.${specId}`;

/** Each specification of the type has a value. */
const resolver: Resolver<SpecsForm, unknown, SpecsForm> = (values): ResolverResult<SpecsForm, SpecsForm> => {
  const missing = missingSpecs(values.specs);
  if (missing.length === 0) return { values, errors: {} };
  const error = { type: 'required', message: 'validation.required' };
  const specs: FieldErrors<SpecsForm>['specs'] = Object.fromEntries(missing.map((id) => [id, error]));
  return { values: {}, errors: { specs } };
};

interface Settings {
  readonly vehicleId: string;
  readonly specs: readonly Spec[];
  readonly fresh: Base<SpecsForm>;
  readonly draft: DraftChoice<SpecsForm>;
  /** Specifications exist already, so they are updated, not created. */
  readonly isFilled: boolean;
  readonly onSaved: () => Promise<void>;
}

/** Level two: one value for each specification of the vehicle's type. */
export function useSpecsForm({ vehicleId, specs, fresh, draft, isFilled, onSaved }: Settings) {
  const api = useApi();
  const invalidate = useInvalidate();
  const creating = useMutation(vehicleLevelEndpoints.createLevelTwo);
  const updating = useMutation(vehicleLevelEndpoints.updateLevelTwo);
  return useLevelForm<SpecsForm, SpecsForm>({
    listing: vehicleId,
    level: 'specifications',
    resolver,
    fresh,
    draft,
    fields: specs.map(({ id }) => getSpecField(id)),
    async save({ specs: values }, version, done) {
      const body = { vehicleId, specs: listChosenSpecs(values), ...(version === null ? {} : { version }) };
      await (isFilled ? updating : creating).run({ body });
      done();
      void invalidate(vehicleEndpoints.list, vehicleEndpoints.levelsFilled);
      await onSaved();
    },
    async reread() {
      const now = await api.call(vehicleLevelEndpoints.levelTwo, { query: { vehicleId } });
      return { values: { specs: specValues(specs, now.specs) }, version: now.version ?? null };
    },
  });
}
