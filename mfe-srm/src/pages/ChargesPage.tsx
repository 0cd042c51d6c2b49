import { useSearchText } from '@portal/shared/address';
import { isNotOffered } from '@portal/shared/api';
import { srmChargeEndpoints } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';
import { Button, Card, EmptyState, PageHeader, Stack, Text } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useListPage } from '../hooks/useListPage';
import { usePageTurn } from '../hooks/usePageTurn';
import { LoadFailed, RefreshFailed } from '../layout/Failed';
import { useChargesText } from '../messages/useChargesText';
import { useText } from '../messages/useText';
import type { OpenedDialog } from '../features/charges/components/ChargeDialogs';
import { Empty } from '../features/charges/components/list/Empty';
import { Figures } from '../features/charges/components/list/Figures';
import { Frame } from '../features/charges/components/list/frame';
import { Loading } from '../features/charges/components/list/Loading';
import { Table } from '../features/charges/components/list/Table';
import { Toolbar } from '../features/charges/components/list/Toolbar';
import { useChargesView } from '../features/charges/hooks/useChargesView';
import { firstView, isFiltered, pageSizes, toListQuery } from '../features/charges/model/view-state';

const loadDialogs = async () =>
  import(/* webpackChunkName: "charges-dialogs" */ '../features/charges/components/ChargeDialogs');

export function ChargesPage() {
  const words = useText();
  const t = useChargesText();
  const [view, setView] = useChargesView();
  const [search, setSearch] = useSearchText(view.search, setView);
  const { page, isStale, error, isRefreshing, refresh } = useListPage(srmChargeEndpoints.list, {
    query: toListQuery(view),
  });
  const hasTolls = useCapability('toll-passings');
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const isOpen = opened !== null || view.charge !== '';
  const close = () => {
    setOpened(null);
    if (view.charge) setView({ charge: '' }, 'replace');
  };
  const dialogs = useLazyPart(async () => (await loadDialogs()).ChargeDialogs, isOpen, close);
  const goTo = usePageTurn({ page: view.page, answer: isStale ? undefined : page, setView });
  const onClear = () => {
    setSearch('');
    setView({ ...firstView, size: view.size });
  };
  if (error && isNotOffered(error) && !page)
    return (
      <Stack>
        <PageHeader title={words('srm.charges.title')} />
        <Card>
          <EmptyState title={t('charges.notOffered')}>{t('charges.notOfferedText')}</EmptyState>
        </Card>
      </Stack>
    );
  const failed = error && { error, isRetrying: isRefreshing, onRetry: refresh };
  const isNew = page?.total === 0 && !isFiltered(view);
  const size = {
    label: t('charges.pageSize'),
    value: view.size,
    choices: pageSizes,
    onChange: (next: number) => setView({ size: next }),
  };
  return (
    <Frame>
      <PageHeader
        title={words('srm.charges.title')}
        subtitle={t('charges.subtitle')}
        actions={
          <>
            <Button aria-haspopup="dialog" onClick={() => setOpened('summary')}>
              {t('charges.summary')}
            </Button>
            {hasTolls && (
              <Button aria-haspopup="dialog" onClick={() => setOpened('tolls')}>
                {t('charges.tolls')}
              </Button>
            )}
            <Button aria-haspopup="dialog" onClick={() => setOpened('statements')}>
              {t('charges.statements')}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setOpened('import')}>
              <Upload size={16} aria-hidden />
              {t('charges.import')}
            </Button>
            <Button variant="primary" icon="plus" aria-haspopup="dialog" onClick={() => setOpened('add')}>
              {t('charges.add')}
            </Button>
          </>
        }
      />
      <Stack gap={3}>
        {!isNew && <Figures view={view} />}
        {!isNew && <Toolbar view={view} setView={setView} search={search} onSearch={setSearch} />}
        {failed && page && (
          <RefreshFailed {...failed} words={{ retry: t('charges.retry'), kept: t('charges.kept') }} />
        )}
        {page && page.list.length > 0 && (
          <>
            <Text tone="muted" size={2} role="status">
              {t('charges.showing', { shown: page.list.length, total: page.total })}
            </Text>
            <Table rows={page.list} isStale={isStale} onOpen={(charge) => setView({ charge })} />
            {page.total > pageSizes[0] && (
              <Pager page={view.page} pages={page.totalNumberOfPages} onPage={goTo} size={size} />
            )}
          </>
        )}
        {page?.list.length === 0 && (
          <Empty
            page={view.page}
            isFiltered={isFiltered(view)}
            onClear={onClear}
            onFirstPage={() => goTo(firstView.page)}
            onImport={() => setOpened('import')}
            onAdd={() => setOpened('add')}
          />
        )}
        {!page && (failed ? <LoadFailed {...failed} /> : <Loading />)}
      </Stack>
      {isOpen && dialogs && (
        <dialogs.Part
          opened={opened}
          view={view}
          onClose={close}
          onAdded={(charge) => {
            setOpened(null);
            setView({ charge });
          }}
          onShow={(filter) => {
            setOpened(null);
            setSearch(filter.search ?? '');
            setView(filter);
          }}
        />
      )}
    </Frame>
  );
}
