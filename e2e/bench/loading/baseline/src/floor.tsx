import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import styled from 'styled-components';

const Line = styled.p`
  font:
    16px/1.5 system-ui,
    sans-serif;
  padding: 2rem;
`;

/** The minimum size of a page with these libraries. */
const router = createBrowserRouter([{ path: '*', element: <Line>One line of text.</Line> }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<RouterProvider router={router} />);
