import { Banner, Button } from '@portal/shared/ui';
import { useFormText } from '../../../../messages/useFormText';
import { BasicsPreview } from '../../../../entities/preview/components/BasicsPreview';
import type { BasicsForm } from '../../hooks/useBasicsForm';
import { basicsFields } from '../../../../entities/listing/model/to-basics-values';
import type { Field } from '../../../../entities/listing/model/describe-basics';
import { LevelFrame } from '../frame/LevelFrame';
import { Columns } from '../frame/Columns';
import { BasicsConflict } from './BasicsConflict';
import { LicenceCard } from './LicenceCard';
import { LocationCard } from './LocationCard';
import { MediaCard } from './MediaCard';
import { PlateCard } from './PlateCard';
import { RatesCard } from './RatesCard';
import { TermsCard } from './TermsCard';
import type { Losses } from '../../model/losses';
import { VehicleCard } from './VehicleCard';

interface BasicsLevelProps extends BasicsForm {
  losses: Losses;
  saveLabel: string;
  /** Continues without saving if nothing changed; null if saving is the only way on. */
  onSkip: (() => void) | null;
}

/** Level one, in the order in which the counter takes in a vehicle. */
export function BasicsLevel({ level, files, losses, saveLabel, onSkip }: BasicsLevelProps) {
  const t = useFormText();
  const skips = onSkip !== null && !level.isDirty;
  return (
    <Columns aside={<BasicsPreview form={level.form} items={files.items} />}>
      <LevelFrame
        level={level}
        fields={basicsFields}
        getLabel={(name) => t(`form.field.${name.split('.')[0] as Field}`)}
        saveLabel={skips ? t('form.continue') : saveLabel}
        onSubmit={skips ? onSkip : files.submit}
        onDiscard={files.showAgain}
        busy={files.waiting}
        notices={
          <>
            {files.waiting && (
              <Banner
                title={t('form.media.holding')}
                action={
                  <Button size="sm" onClick={files.stopWaiting}>
                    {t('form.media.stopHolding')}
                  </Button>
                }
              >
                {t('form.media.holdingText')}
              </Banner>
            )}
            {files.refused > 0 && (
              <Banner tone="warning" title={t('form.media.left', { count: files.refused })}>
                {t('form.media.leftText')}
              </Banner>
            )}
          </>
        }
      >
        <VehicleCard level={level} losses={losses} />
        <PlateCard level={level} />
        <MediaCard level={level} files={files} />
        <RatesCard level={level} />
        <TermsCard level={level} />
        <LocationCard level={level} />
        <LicenceCard level={level} files={files} />
      </LevelFrame>
      {level.conflict && (
        <BasicsConflict
          conflict={level.conflict}
          onSettle={(values) => {
            void level.settle(values);
            files.showAgain();
          }}
          onClose={level.postpone}
        />
      )}
    </Columns>
  );
}
