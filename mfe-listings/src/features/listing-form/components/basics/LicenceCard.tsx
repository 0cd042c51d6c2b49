import { isoDateToday } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { useWatch } from 'react-hook-form';
import { useFormText } from '../../../../messages/useFormText';
import { FilesField } from '../../../../entities/media/components/FilesField';
import type { BasicsForm } from '../../hooks/useBasicsForm';

/** The vehicle's licence and its expiry date. */
export function LicenceCard({ level: { form, errors }, files: { media, items } }: BasicsForm) {
  const t = useFormText();
  const { id } = useCountry();
  const expires = useWatch({ control: form.control, name: 'commercialLicenseExpireDate' });
  return (
    <Card title={t('form.licence.title')} subtitle={t('form.licence.text')}>
      <FilesField
        list="commercialLicenses"
        media={media}
        items={items}
        label={t('form.licence.add')}
        cameraLabel={t('form.media.camera')}
        error={errors.getText('commercialLicenses')}
      />
      <DateField
        {...form.register('commercialLicenseExpireDate')}
        label={t('form.licence.expires')}
        error={errors.getText('commercialLicenseExpireDate')}
      />
      {/^\d{4}/.test(expires) && expires < isoDateToday(id) && (
        <Banner tone="warning" title={t('form.licence.expired')}>
          {t('form.licence.expiredText')}
        </Banner>
      )}
    </Card>
  );
}
