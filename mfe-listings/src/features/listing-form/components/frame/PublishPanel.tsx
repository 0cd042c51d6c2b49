import { FormFailure, isCode } from '@portal/shared/forms';
import { Banner, Button, Stack } from '@portal/shared/ui';
import { Switch } from '@portal/shared/ui/switch';
import { Link } from 'react-router-dom';
import { useFormText } from '../../../../messages/useFormText';
import { usePublish } from '../../hooks/usePublish';
import { missingParts } from '../../model/missing';
import type { Step } from '../../../../entities/listing/model/steps';
import { ShareListing } from './ShareListing';

interface PublishPanelProps {
  vehicleId: string;
  isVisible: boolean;
  /** Of its public page; null where there is none. */
  link: string | null;
  /** How often that was opened; null where it is not known. */
  linkOpens: number | null;
  title: string;
  /** From the listing's own state. */
  missing: readonly string[];
  getStepPath: (step: Step) => string;
}

/** Whether customers see the listing, and what prevents it. */
export function PublishPanel({
  vehicleId,
  isVisible,
  link,
  linkOpens,
  title,
  missing,
  getStepPath,
}: PublishPanelProps) {
  const t = useFormText();
  const { publish, refusal, isRunning } = usePublish(vehicleId);
  const isIncomplete = isCode(refusal, 'listing_incomplete');
  const named = refusal?.fields.map(({ path }) => path) ?? [];
  const parts = missingParts(named.length > 0 ? named : missing);
  return (
    <Stack gap={3}>
      <Switch
        label={t('form.publish.label')}
        help={t(isVisible ? 'form.publish.isShown' : 'form.publish.isHidden')}
        checked={isVisible}
        busy={isRunning}
        onChange={(event) => {
          if (!isRunning) publish(event.currentTarget.checked);
        }}
      />
      {isVisible && link && <ShareListing link={link} title={title} opens={linkOpens} />}
      {refusal && isIncomplete && (
        <Banner tone="warning" title={refusal.message}>
          <ul>
            {parts.map(({ step, field }) => (
              <li key={field ?? step}>
                <Link to={getStepPath(step)}>
                  {field ? t(`form.field.${field}`) : t(`form.step.${step}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {refusal && !isIncomplete && (
        <>
          <FormFailure error={refusal} />
          {refusal.kind !== 'http' && (
            <Button icon="refresh" onClick={() => publish(!isVisible)}>
              {t('form.failure.tryAgain')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
