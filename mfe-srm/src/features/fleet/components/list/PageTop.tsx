import { srmVehicleEndpoints } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { ExportButton, ImportButton } from '@portal/shared/list';
import { useCapability, useI18n } from '@portal/shared/portal';
import { FoldedWords, LinkButton, PageHeader } from '@portal/shared/ui';
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
            <ImportButton isLoading={isImporting} onImport={onImport}>
              {t('fleet.import')}
            </ImportButton>
          )}
          <ExportButton
            isRunning={bytes !== null}
            announcement={t('fleet.excel.begun')}
            onExport={() => void download({ query: toListFilter(view) }, t('fleet.excel.name'))}
          >
            {bytes ? t('fleet.excel.running', { size: formatBytes(bytes, locale) }) : t('fleet.excel')}
          </ExportButton>
          <LinkButton variant="primary" icon="plus" to={paths.addVehicle}>
            <FoldedWords>{t('fleet.add')}</FoldedWords>
          </LinkButton>
        </>
      }
    />
  );
}
