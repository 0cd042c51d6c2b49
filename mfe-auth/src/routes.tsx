import type { RouteObject } from 'react-router-dom';
import { AuthLayout } from './layout/AuthLayout';
import { OnboardingLayout } from './layout/OnboardingLayout';
import { listPages } from './layout/list-pages';
import { ResetPasswordRedirect } from './layout/ResetPasswordRedirect';

export const routes: RouteObject[] = [
  ...listPages(AuthLayout, ['/login', '/ae/login', '/in/login'], {
    title: 'auth.login.title',
    load: async () => (await import(/* webpackChunkName: "page-login" */ './pages/LoginPage')).LoginPage,
  }),
  ...listPages(AuthLayout, ['/register', '/ae/register', '/in/register'], {
    title: 'auth.register.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-register" */ './pages/RegisterPage')).RegisterPage,
  }),
  ...listPages(AuthLayout, ['/verify-otp'], {
    title: 'auth.verify.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-verify-otp" */ './pages/VerifyOtpPage')).VerifyOtpPage,
  }),
  ...listPages(OnboardingLayout, ['/register/company-details'], {
    title: 'company.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-company-details" */ './pages/CompanyDetailsPage'))
        .CompanyDetailsPage,
  }),
  ...listPages(OnboardingLayout, ['/register/individual-details'], {
    title: 'individual.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-individual-details" */ './pages/IndividualDetailsPage'))
        .IndividualDetailsPage,
  }),
  ...listPages(OnboardingLayout, ['/register/complete'], {
    title: 'auth.complete.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-register-complete" */ './pages/RegisterCompletePage'))
        .RegisterCompletePage,
  }),
  ...listPages(AuthLayout, ['/ae/reset-password', '/in/reset-password'], {
    title: 'auth.reset.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-reset-password" */ './pages/ResetPasswordPage'))
        .ResetPasswordPage,
  }),
  // Typed by hand, without the country.
  { path: '/reset-password', handle: { title: 'auth.reset.title' }, Component: ResetPasswordRedirect },
  ...listPages(AuthLayout, ['/reset-password/verify-otp'], {
    title: 'auth.reset.codeTitle',
    load: async () =>
      (await import(/* webpackChunkName: "page-reset-verify-otp" */ './pages/ResetVerifyOtpPage'))
        .ResetVerifyOtpPage,
  }),
  ...listPages(AuthLayout, ['/reset-password/recovery-code'], {
    title: 'auth.recovery.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-recovery-code" */ './pages/RecoveryCodePage'))
        .RecoveryCodePage,
  }),
  ...listPages(AuthLayout, ['/confirm-new-password'], {
    title: 'auth.newPassword.title',
    load: async () =>
      (await import(/* webpackChunkName: "page-confirm-new-password" */ './pages/ConfirmNewPasswordPage'))
        .ConfirmNewPasswordPage,
  }),
  {
    path: '/profile',
    handle: { title: 'profile.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-profile" */ './pages/ProfilePage')).ProfilePage,
    }),
  },
  {
    path: '/profile/activity',
    handle: { title: 'profile.activityTitle' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-profile-activity" */ './pages/ActivityPage'))
        .ActivityPage,
    }),
  },
  {
    path: '/profile/edit/:agentId',
    handle: { title: 'profile.editTitle' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-profile-edit" */ './pages/ProfileEditPage'))
        .ProfileEditPage,
    }),
  },
];
