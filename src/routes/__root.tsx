import { createRootRoute } from '@tanstack/react-router';
import { FailedScreen } from '#src/app/errors/failed-screen.tsx';
import { Root } from '#src/app/shell/root.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: FailedScreen });
