/** What the desk and the portfolio count. */
export { registerDesk } from './desk/routes';
export { registerPortfolio } from './portfolio/routes';
