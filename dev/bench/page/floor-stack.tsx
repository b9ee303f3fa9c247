// A floor for comparison: the libraries the app starts with and none of Divot's code. React, the router, RxDB with
// thirteen collections, one live query and one list.

import '#src/app/trusted-types.ts';
import '#src/ui/tokens.css';
import { RouterProvider, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { openRxdb } from './floor-store.ts';
import { Floor } from './floor.tsx';

const others = Array.from({ length: 12 }, (_, i) => `other${i}`);
const opening = openRxdb('floor-stack', others);

const rootRoute = createRootRoute();
const here = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: () => <Floor opening={opening} />,
});
const router = createRouter({ routeTree: rootRoute.addChildren([here]) });

createRoot(document.getElementById('root')!).render(<RouterProvider router={router as never} />);
void navigator.serviceWorker.register('./sw.js');
