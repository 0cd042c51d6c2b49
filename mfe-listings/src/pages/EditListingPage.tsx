import { vehicleEndpoints, vehicleLevelEndpoints, type Listing } from '@portal/shared/contract';
import { MakerMark } from '@portal/shared/makers';
import { useNotify, usePageName, useQuery } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useFormText } from '../messages/useFormText';
import { FormPage } from '../features/listing-form/components/frame/FormPage';
import { Steps } from '../features/listing-form/components/frame/Steps';
import { BasicsStep } from '../features/listing-form/components/steps/BasicsStep';
import { FeaturesStep } from '../features/listing-form/components/steps/FeaturesStep';
import { FinishStep } from '../features/listing-form/components/steps/FinishStep';
import { SpecsStep } from '../features/listing-form/components/steps/SpecsStep';
import { FailedLevel, LoadingLevel } from '../features/listing-form/components/steps/StepState';
import { rememberOpened } from '../features/listing-form/model/opened-listing';
import { listingPath } from '../entities/listing/model/paths';
import { isOpen, isStep, nextStep, findStepToResume, type Step } from '../entities/listing/model/steps';

const quiet = { onError: () => undefined };

interface ListingStepsProps {
  listing: Listing;
  levelsFilled: number;
}

/** A listing's levels, from the first incomplete one. */
function ListingSteps({ listing, levelsFilled }: ListingStepsProps) {
  const t = useFormText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { companyId = '', userId = '' } = useParams();
  const [search] = useSearchParams();
  const [resumed] = useState(() => findStepToResume(levelsFilled));
  const requestedStep = search.get('step');
  const step = isStep(requestedStep) && isOpen(requestedStep, levelsFilled) ? requestedStep : resumed;
  const { vehicleId } = listing;
  const title = listing.vehicleTitle || listing.vehicleModel || t('form.edit.title');
  usePageName(title);
  useEffect(() => rememberOpened(listing), [listing]);
  const getStepPath = (to: Step) => listingPath({ vehicleId, companyId, userId }, to);
  const goTo = async (to: Step) => void (await navigate(getStepPath(to)));
  const goOn = () => void goTo(nextStep(step));
  /** A complete listing is done after a change; an incomplete one continues where something is missing. */
  async function saved(filled: number) {
    notify({ title: t('form.saved'), tone: 'success' });
    await goTo(filled >= 3 && levelsFilled >= 3 ? 'finish' : nextStep(step));
  }
  const isVisible = listing.isVisible ?? false;
  return (
    <FormPage
      title={title}
      mark={<MakerMark maker={listing.vehicleBrand} />}
      {...(listing.vehicleCode ? { subtitle: listing.vehicleCode } : {})}
      actions={
        <Badge tone={isVisible ? 'success' : 'neutral'}>
          {t(isVisible ? 'form.publish.on' : 'form.publish.off')}
        </Badge>
      }
      steps={<Steps current={step} levelsFilled={levelsFilled} getStepPath={getStepPath} />}
    >
      {step === 'basics' && (
        <BasicsStep
          vehicleId={vehicleId}
          levelsFilled={levelsFilled}
          onSaved={({ levelsFilled: filled }) => saved(filled ?? levelsFilled)}
          onSkip={goOn}
        />
      )}
      {step === 'specifications' && (
        <SpecsStep listing={listing} onSaved={() => saved(levelsFilled)} onSkip={goOn} />
      )}
      {step === 'features' && (
        <FeaturesStep
          listing={listing}
          levelsFilled={levelsFilled}
          onSaved={() => saved(levelsFilled)}
          onSkip={goOn}
        />
      )}
      {step === 'finish' && (
        <FinishStep listing={listing} levelsFilled={levelsFilled} userId={userId} getStepPath={getStepPath} />
      )}
    </FormPage>
  );
}

/** `/listings/view/{vehicleId}/{companyId}/{userId}`: a listing is continued or changed. */
export function EditListingPage() {
  const t = useFormText();
  const { vehicleId = '' } = useParams();
  const query = { query: { vehicleId } };
  const {
    data: listing,
    error,
    refresh,
    isRefreshing,
  } = useQuery(vehicleLevelEndpoints.levelOne, query, quiet);
  const filled = useQuery(vehicleEndpoints.levelsFilled, query, quiet);
  const levelsFilled = filled.data?.levelsFilled ?? (filled.error ? (listing?.levelsFilled ?? 1) : undefined);
  if (listing && levelsFilled !== undefined)
    return <ListingSteps key={vehicleId} listing={listing} levelsFilled={levelsFilled} />;
  return (
    <FormPage title={t('form.edit.title')} steps={null}>
      {error ? (
        <FailedLevel error={error} onRetry={() => void refresh()} retrying={isRefreshing} />
      ) : (
        <LoadingLevel />
      )}
    </FormPage>
  );
}
