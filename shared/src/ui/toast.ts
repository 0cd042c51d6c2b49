export { ToastHost, type Toast, type ToastHostProps } from './toast/ToastHost';
