import { createFileRoute } from '@tanstack/react-router';
import { HubScreen } from '#src/features/assessment/hub-screen.tsx';

export const Route = createFileRoute('/_golfer/assessment')({ component: HubScreen });
