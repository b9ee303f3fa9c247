import { Link } from '@tanstack/react-router';
import { NotFound } from '#src/ui/layout/not-found.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const copy = {
  title: 'Page Not Found',
  text: "The page you're looking for doesn't exist.",
  action: 'Go to Dashboard',
} as const;

export const NotFoundScreen = () => (
  <NotFound
    title={copy.title}
    text={copy.text}
    action={
      <Link to="/dashboard" className={buttonLook({ variant: 'primary' })}>
        {copy.action}
      </Link>
    }
  />
);
