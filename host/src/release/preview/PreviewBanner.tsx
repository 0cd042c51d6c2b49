import { formatDateTime } from '@portal/shared/format';
import { useCountry, useI18n } from '@portal/shared/portal';
import { translateLabel, type PagePreview, type PreviewEnd } from '@portal/shared/remote';
import { Banner, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useRemotes } from '../../core/host-context';
import { useReleaseMessages } from '../../messages/useReleaseMessages';

type ShownVersions = Exclude<PagePreview, { ended: PreviewEnd }>;

/** A version is read from left to right, also in a sentence from right to left, which would take its parts apart. */
const isolateVersion = (version: string): string =>
  document.dir === 'rtl' ? `\u2066${version}\u2069` : version;

/** The areas by their names in the menu, each with its version. */
function useAreas(versions: ShownVersions['versions']): string {
  const { locale } = useI18n();
  const { entries } = useRemotes();
  const names = versions.map(({ name, version }) => {
    const [first] = entries.find((entry) => entry.name === name)?.nav ?? [];
    return `${first ? translateLabel(first, locale) : name} ${isolateVersion(version)}`;
  });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(names);
}

interface ShownProps extends ShownVersions {
  /** Resolves when the browser has the live versions again. */
  readonly onLeave: () => Promise<void>;
}

/** Says on every page that this browser has a version that is not live, and offers the way out. */
export function PreviewBanner({ versions, until, onLeave }: ShownProps) {
  const t = useReleaseMessages();
  const areas = useAreas(versions);
  const country = useCountry();
  const [state, setState] = useState<'shown' | 'leaving' | 'failed'>('shown');
  const leave = () => {
    setState('leaving');
    onLeave().catch(() => setState('failed'));
  };
  return (
    <Banner
      tone="warning"
      title={t('preview.title', { areas })}
      action={
        <Button size="sm" busy={state === 'leaving'} onClick={leave}>
          {t('preview.leave')}
        </Button>
      }
    >
      {state === 'failed'
        ? t('preview.leaveFailed')
        : t('preview.until', { time: formatDateTime(until, country.id) })}
    </Banner>
  );
}
