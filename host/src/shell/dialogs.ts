/** The shell's dialogs are one file, loaded when the first of them opens. */
export { AccountMenu } from './account/AccountMenu';
export { LogoutDialog } from './account/LogoutDialog';
export { CountryDialog } from './country/CountryDialog';
export { HelpDialog } from './help/HelpDialog';
