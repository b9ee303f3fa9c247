import { useLocation } from '@tanstack/react-router';
import { LinkScreen } from '#src/features/group/codes/link-screen.tsx';

export const HandOver = () => <LinkScreen hash={useLocation({ select: ({ hash }) => hash })} />;
