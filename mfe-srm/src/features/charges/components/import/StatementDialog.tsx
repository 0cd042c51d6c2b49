import { limits } from '@portal/shared/contract';
import { CsvArea } from '@portal/shared/csv/area';
import { FormFailure } from '@portal/shared/forms';
import { formatNumber } from '@portal/shared/format';
import { Banner, Button, ProgressBar, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useChargesText } from '../../../../messages/useChargesText';
import { useStatementImport } from '../../hooks/useStatementImport';
import { LinesTable } from './LinesTable';
import { MappingPart } from './MappingPart';
import { ResultPart } from './ResultPart';

const accepted = '.csv,.txt,.tsv,.xlsx,text/csv,text/plain';

/** From a statement to charges: choose the file, confirm its columns, see a preview, import, read the result. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useChargesText();
  const work = useStatementImport();
  const { file, mapping, preview, result, problem, failure, progress, isReading } = work;
  const count = file ? file.rows.length - file.found.firstRow : 0;
  const footer = result ? (
    <>
      <Button onClick={work.reset}>{t('charges.import.another')}</Button>
      <Button variant="primary" onClick={onClose}>
        {t('charges.close')}
      </Button>
    </>
  ) : (
    <>
      {file && (
        <Button disabled={isReading} onClick={work.reset}>
          {t('charges.import.another')}
        </Button>
      )}
      <Button disabled={progress !== null} onClick={onClose}>
        {t('charges.cancel')}
      </Button>
      {file && (
        <Button
          variant="primary"
          busy={progress !== null}
          disabled={isReading || preview === null || count === 0}
          onClick={() => void work.run()}
        >
          {t('charges.import.run', { count })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog size="lg" title={t('charges.import')} busy={progress !== null} onClose={onClose} footer={footer}>
      <Stack>
        {problem && (
          <Banner tone="danger" title={t('charges.import.problem')}>
            {t(`charges.import.problem.${problem}`, { max: formatNumber(limits.charge.fileRowsMax) })}
          </Banner>
        )}
        <FormFailure error={failure} />
        {progress !== null && (
          <>
            <ProgressBar value={progress} label={t('charges.import.running')} />
            <Text role="status" size={2} tone="muted">
              {t('charges.import.progress', { share: formatNumber(progress, { style: 'percent' }) })}
            </Text>
          </>
        )}
        {isReading && progress === null && <ProgressBar label={t('charges.import.reading')} />}
        {!file && !isReading && (
          <>
            <Text tone="secondary">{t('charges.import.intro')}</Text>
            <CsvArea
              accept={accepted}
              words={{
                choose: t('charges.import.choose'),
                drop: t('charges.import.drop'),
                limits: t('charges.import.limits', { max: formatNumber(limits.charge.fileRowsMax) }),
              }}
              onFile={(chosen) => void work.choose(chosen)}
            />
          </>
        )}
        {file && mapping && !result && progress === null && (
          <>
            <MappingPart file={file} mapping={mapping} onChange={work.changeMapping} />
            {preview && (
              <LinesTable lines={preview} label={t('charges.import.preview', { count: preview.length })} />
            )}
          </>
        )}
        {result && <ResultPart result={result} />}
      </Stack>
    </Dialog>
  );
}
