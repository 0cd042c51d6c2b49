/** The search and the keyboard help are one file, loaded when the first of them opens. */
export { KeyboardHelp } from './KeyboardHelp';
export { SearchDialog } from './SearchDialog';
