export { GlobalStyle } from './theme/GlobalStyle';
export { applyDirection, applyTheme, themeColor, type Theme } from './theme/applyTheme';
