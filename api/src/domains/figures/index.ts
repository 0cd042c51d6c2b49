/** The figures of the desk and the portfolio. */
export { registerDesk } from './desk/routes';
export { registerPortfolio } from './portfolio/routes';
