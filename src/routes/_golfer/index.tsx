import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/app/home-page.tsx';

export const Route = createFileRoute('/_golfer/')({ component: HomePage });
