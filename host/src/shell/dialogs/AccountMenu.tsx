import { useCapability, usePreferences, usePortal } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { Popover } from '@portal/shared/ui/overlays';
import type { ReactElement } from 'react';
import { useDialogMessages } from '../../messages/useDialogMessages';
import { useHostMessages } from '../../messages/useHostMessages';
import { languageOptions } from '../language/language-options';
import { SegmentedChoice } from '../parts/SegmentedChoice';
import { AccountAction, AccountLink } from './AccountItem';
import { AlertSettings } from './AlertSettings';

interface Props {
  trigger: ReactElement;
  /** The company, or the person. */
  name: string;
  defaultOpen?: boolean;
  /** Opens the last actions. */
  onActions: () => void;
  onLogout: () => void;
}

const themes = ['system', 'light', 'dark'] as const;
const directions = ['auto', 'ltr', 'rtl'] as const;

export function AccountMenu({ trigger, name, defaultOpen, onActions, onLogout }: Props) {
  const t = useDialogMessages();
  const shell = useHostMessages();
  const { preferences } = usePortal();
  const canUndo = useCapability('undo');
  const { theme, direction, locale } = usePreferences();
  return (
    <Popover trigger={trigger} label={t('shell.account.menu')} defaultOpen={defaultOpen}>
      {(close) => (
        <Stack gap={3}>
          <Text weight={600}>{name}</Text>
          <Stack gap={1}>
            <Text size={2} tone="muted">
              {t('shell.account.theme')}
            </Text>
            <SegmentedChoice
              label={t('shell.account.theme')}
              options={themes.map((value) => ({ value, label: t(`shell.account.theme.${value}`) }))}
              value={theme}
              onChange={(value) => preferences.set({ theme: value })}
            />
          </Stack>
          <Stack gap={1}>
            <Text size={2} tone="muted">
              {shell('shell.language')}
            </Text>
            <SegmentedChoice
              label={shell('shell.language')}
              options={languageOptions}
              value={locale}
              onChange={(value) => preferences.set({ locale: value })}
            />
          </Stack>
          <Stack gap={1}>
            <Text size={2} tone="muted">
              {t('shell.account.direction')}
            </Text>
            <SegmentedChoice
              label={t('shell.account.direction')}
              options={directions.map((value) => ({ value, label: t(`shell.account.direction.${value}`) }))}
              value={direction}
              onChange={(value) => preferences.set({ direction: value })}
            />
          </Stack>
          <AlertSettings />
          <Stack gap={1}>
            <AccountLink icon="user" to="/profile" onClick={close}>
              {t('shell.account.profile')}
            </AccountLink>
            {canUndo && (
              <AccountAction
                icon="undo"
                onClick={() => {
                  close();
                  onActions();
                }}
              >
                {t('shell.account.actions')}
              </AccountAction>
            )}
            <AccountAction
              icon="logout"
              onClick={() => {
                close();
                onLogout();
              }}
            >
              {t('shell.account.logout')}
            </AccountAction>
          </Stack>
        </Stack>
      )}
    </Popover>
  );
}
