import { useMessages } from '@portal/shared/i18n';
import { Card, EmptyState, PageHeader, Stack } from '@portal/shared/ui';
import { Illustration } from '@portal/shared/ui/illustrations';
import type { ReactNode } from 'react';
import { WayOn, WaysOn } from './WayOn';

export interface ReleaseNoticeProps {
  /** The page asked for. */
  title: ReactNode;
  /** The part of the portal it belongs to, as the subject of a sentence. */
  area: string;
  /** What that part will be for. */
  children: ReactNode;
  onHelp: () => void;
}

/** Stands where a page of a later release will be: says so, and what can be done meanwhile. */
export function ReleaseNotice({ title, area, children, onHelp }: ReleaseNoticeProps) {
  const t = useMessages();
  return (
    <div>
      <PageHeader title={title} />
      <Stack gap={5}>
        <Card padding={6}>
          <EmptyState
            illustration={<Illustration name="not-in-release" />}
            title={t('release.title', { area })}
          >
            {children}
          </EmptyState>
        </Card>
        <WaysOn title={t('release.ways')}>
          <WayOn
            icon="building"
            to="/profile"
            title={t('release.profile')}
            text={t('release.profile.text')}
          />
          <WayOn icon="help" onPress={onHelp} title={t('release.help')} text={t('release.help.text')} />
        </WaysOn>
      </Stack>
    </div>
  );
}
