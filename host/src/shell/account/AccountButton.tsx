import { getInitials } from '@portal/shared/format';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { useAccount } from '../../session/useAccount';
import { useHostMessages } from '../../messages/useHostMessages';
import { LazyDialog } from '../parts/LazyDialog';
import { AccountTrigger } from './AccountTrigger';

type Menu = ComponentType<ComponentProps<typeof import('../dialogs/AccountMenu').AccountMenu>>;

const loadDialogs = () => import(/* webpackChunkName: "dialogs" */ '../dialogs/dialogs');
const loadLogout = async () => (await loadDialogs()).LogoutDialog;
const loadActions = async () =>
  (await import(/* webpackChunkName: "actions" */ '../actions/ActionsPanel')).ActionsPanel;
const loadMenu = async (): Promise<Menu> => (await loadDialogs()).AccountMenu;

/** The company's name and the account's actions. The code of the menu is loaded when it is first needed. */
export function AccountButton() {
  const t = useHostMessages();
  const { company, user } = useAccount();
  const [isMenuRequested, setIsMenuRequested] = useState(false);
  const [areActionsOpen, setActionsOpen] = useState(false);
  const closeActions = () => setActionsOpen(false);
  const [loggingOut, setLoggingOut] = useState(false);
  const name = company?.companyName || user?.email || t('shell.account.noCompany');
  const look = {
    label: name,
    initials: getInitials(company?.companyName ?? '', user?.email ?? ''),
    'aria-haspopup': 'dialog',
  } as const;
  // Only before the click: the click itself reports a failure.
  const loadAhead = () => void loadMenu().catch(() => undefined);
  const stopLoggingOut = () => setLoggingOut(false);
  return (
    <>
      {isMenuRequested ? (
        <LazyDialog
          load={loadMenu}
          props={{
            trigger: <AccountTrigger {...look} />,
            name,
            defaultOpen: true,
            onActions: () => setActionsOpen(true),
            onLogout: () => setLoggingOut(true),
          }}
          onClose={() => setIsMenuRequested(false)}
          fallback={<AccountTrigger {...look} aria-busy />}
        />
      ) : (
        <AccountTrigger {...look} onPointerEnter={loadAhead} onClick={() => setIsMenuRequested(true)} />
      )}
      {areActionsOpen && (
        <LazyDialog load={loadActions} props={{ onClose: closeActions }} onClose={closeActions} />
      )}
      {loggingOut && (
        <LazyDialog load={loadLogout} props={{ onClose: stopLoggingOut }} onClose={stopLoggingOut} />
      )}
    </>
  );
}
