import { srmVehicleEndpoints } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { useCapability, useI18n } from '@portal/shared/portal';
import { Button, FoldedWords, LinkButton, PageHeader, VisuallyHidden } from '@portal/shared/ui';
import { Download, Upload } from 'lucide-react';
import { useFileDownload } from '../../../../hooks/useFileDownload';
import { useFleetText } from '../../../../messages/useFleetText';
import { useText } from '../../../../messages/useText';
import { paths } from '../../../../model/paths';
import { toListFilter, type View } from '../../model/view-state';

interface Props {
  view: View;
  isImporting: boolean;
  onImport: () => void;
}

export function PageTop({ view, isImporting, onImport }: Props) {
  const words = useText();
  const t = useFleetText();
  const { locale } = useI18n();
  const canImport = useCapability('imports');
  const { bytes, download } = useFileDownload(srmVehicleEndpoints.downloadExcel);
  return (
    <PageHeader
      title={words('srm.vehicles.title')}
      subtitle={t('fleet.subtitle')}
      actions={
        <>
          {canImport && (
            <Button busy={isImporting} aria-haspopup="dialog" onClick={onImport}>
              <Upload size={16} aria-hidden />
              <FoldedWords>{t('fleet.import')}</FoldedWords>
            </Button>
          )}
          <Button
            busy={bytes !== null}
            onClick={() => void download({ query: toListFilter(view) }, t('fleet.excel.name'))}
          >
            {bytes === null && <Download size={16} aria-hidden />}
            <FoldedWords>
              {bytes ? t('fleet.excel.running', { size: formatBytes(bytes, locale) }) : t('fleet.excel')}
            </FoldedWords>
          </Button>
          <VisuallyHidden role="status">{bytes !== null && t('fleet.excel.begun')}</VisuallyHidden>
          <LinkButton variant="primary" icon="plus" to={paths.addVehicle}>
            <FoldedWords>{t('fleet.add')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
