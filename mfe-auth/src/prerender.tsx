import { PortalProvider, createPortal } from '@portal/shared/portal';
import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { LoginPage } from './features/login/pages/LoginPage';
import { AuthLayout } from './layout/AuthLayout';
import remote from './remote';

const pages = [{ path: /\/login$/, Page: LoginPage }];
