import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LinkScreen } from '#src/features/group/codes/link-screen.tsx';

const HandOver = () => <LinkScreen hash={useLocation({ select: ({ hash }) => hash })} />;

export const Route = createFileRoute('/_golfer/hand-over')({ component: HandOver });
