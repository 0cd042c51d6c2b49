import { createGlobalStyle } from 'styled-components';
import { baseCss } from './baseCss';
import { tokenCss } from './tokenCss';

/** Tokens, reset and base type of the whole document: rendered once, by an entry. */
export const GlobalStyle = createGlobalStyle`${tokenCss}${baseCss}`;
