import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/app/not-found-screen.tsx';

export const Route = createFileRoute('/_golfer/404')({ component: NotFoundScreen });
